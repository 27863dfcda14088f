// Which options of a game apply to a table. The server refuses the others; a game that is not ours shows all it has.

type Options = Record<string, string | number | boolean>;

const APPLIES: Record<string, (seats: number, options: Options) => boolean> = {
  "basilica/remove_six": (_, options) => options["festum"] === true,
  "sagrada/difficulty": (seats) => seats === 1,
  "sagrada/two_private": (seats) => seats === 1,
  "sagrada/first": (seats) => seats > 1,
};

export const applies = (game: string, option: string, seats: number, options: Options): boolean =>
  APPLIES[`${game}/${option}`]?.(seats, options) ?? true;

/** The values of an option at a table: seat 3 cannot begin where there are two. */
export const valuesFor = <T>(option: string, values: readonly T[], seats: number): T[] =>
  values.filter((value) => option !== "first" || !(Number(value) > seats));

/** The chosen options that apply. */
export function chosenOptions(game: string, seats: number, options: Options): Options {
  return Object.fromEntries(Object.entries(options).filter(([name]) => applies(game, name, seats, options)));
}
