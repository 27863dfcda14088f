// Which options of a game apply to a table, as the server declares them. It refuses the others.

import type { OptionInfo } from "../net/types";

type Options = Record<string, string | number | boolean>;

export const applies = (option: OptionInfo, seats: number, options: Options): boolean =>
  (!option.seats?.length || option.seats.includes(seats)) &&
  Object.entries(option.needs ?? {}).every(([name, value]) => options[name] === value);

/** The values of an option at a table: seat 3 cannot begin where there are two. */
export const valuesFor = (option: OptionInfo, seats: number): OptionInfo["values"] =>
  option.values.filter((value) => !option.names_seat || !(Number(value) > seats));

/** The chosen options that apply. */
export const chosenOptions = (known: readonly OptionInfo[], seats: number, options: Options): Options =>
  Object.fromEntries(
    known
      .filter((option) => option.name in options && applies(option, seats, options))
      .map(({ name }) => [name, options[name]!]),
  );
