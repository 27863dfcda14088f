// Texts in the reader's language, from the Fluent files that the terminal uses, too. The messages of a game that was
// not there when the client was built come from the server.

import { FluentBundle, type FluentFunction, FluentResource, type FluentVariable } from "@fluent/bundle";
import { gameMessages } from "../net/api";
import type { GameEvent, ScoreLine, Phrase, Reason } from "../net/types";
import { settings } from "./settings.svelte";

type Load = () => Promise<string>;
const files = import.meta.glob<string>(
  ["../../../src/rosace/locales/*/*.ftl", "!**/arena.ftl", "!**/cli.ftl", "!**/verify.ftl"],
  { query: "?raw", import: "default" },
) as Record<string, Load>;

const ALWAYS = ["core", "match", "colours", "web"];
const loaded = new Map<string, string>(); // language/file -> text
let bundles: Record<string, FluentBundle> = $state.raw({});
const wanted = new Set(ALWAYS); // names of files
const wantedGames = new Set<string>(); // games whose messages come from the server

const path = (language: string, file: string) => `../../../src/rosace/locales/${language}/${file}.ftl`;

/** Load these files, in the present language. */
export async function loadMessages(...names: string[]): Promise<void> {
  for (const name of names) wanted.add(name);
  const language = settings.language;
  const isMissing = (key: string) => !loaded.has(`${language}/${key}`);
  const changes = await Promise.all([
    ...[...wanted].filter(isMissing).map((name) => readFile(language, name)),
    ...[...wantedGames].filter((game) => isMissing(`game ${game}`)).map((game) => fetchGame(language, game)),
  ]);
  if (!changes.length && bundles[language]) return;
  bundles = { ...bundles, [language]: bundleOf(language) };
}

function bundleOf(language: string): FluentBundle {
  const bundle: FluentBundle = new FluentBundle(language, {
    useIsolating: false,
    functions: functionsOf(() => bundle),
  });
  const ours = new Set<string>();
  for (const name of wanted) {
    const resource = new FluentResource(loaded.get(`${language}/${name}`) ?? "");
    for (const { id } of resource.body) ours.add(id);
    bundle.addResource(resource, { allowOverrides: true });
  }
  for (const game of wantedGames) {
    const resource = new FluentResource(loaded.get(`${language}/game ${game}`) ?? "");
    resource.body = resource.body.filter(({ id }) => !ours.has(id)); // a game replaces no message of ours
    bundle.addResource(resource, { allowOverrides: true });
  }
  return bundle;
}

/** Letters of the notation, and the messages with what people see there. */
const DICE: Record<string, string> = {
  R: "colour-red.letter",
  Y: "colour-yellow.letter",
  G: "colour-green.letter",
  B: "colour-blue.letter",
  P: "colour-purple.letter",
};
/** The way from the castle; letters are for those who type. */
const ARROWS: Record<string, string> = { n: "↑", e: "→", s: "↓", w: "←" };

function shownLetter(bundle: FluentBundle, key: string, otherwise: string): string {
  const [name, attribute] = key.split(".") as [string, string | undefined];
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? bundle.formatPattern(pattern) : otherwise;
}

/** Functions of messages: dice in notation with the letters of a language, "R5" as "C5" in Polish; cells by arrows. */
const functionsOf = (bundle: () => FluentBundle): Record<string, FluentFunction> => ({
  DIE: ([dice]) =>
    String(dice).replace(/\b[RYGBP](?=[1-6]\b)/g, (letter) => shownLetter(bundle(), DICE[letter]!, letter)),
  CELL: ([cells]) => String(cells).replace(/(?<!\p{L})[nesw](?=\d)/gu, (letter) => ARROWS[letter]!),
});

async function readFile(language: string, name: string): Promise<void> {
  const load = files[path(language, name)];
  if (!load) throw new Error(`there is no ${language}/${name}.ftl`);
  loaded.set(`${language}/${name}`, await load());
}

/** Without its messages a game can still be played: they are asked for again next time. */
async function fetchGame(language: string, game: string): Promise<void> {
  const text = await gameMessages(game, language).catch(() => null);
  if (text !== null) loaded.set(`${language}/game ${game}`, text);
}

/** Load the messages of a game: questions, choices, events, its components and its options. */
export function loadGameMessages(game: string): Promise<void> {
  const names = [game, `${game}-terms`, `${game}-options`, `${game}-web`].filter(
    (name) => path("en", name) in files,
  );
  if (!names.length) wantedGames.add(game);
  return loadMessages(...names);
}

/** The same, with the messages of its lesson; those of a game from the server are among its own. */
export async function loadLessonMessages(game: string): Promise<void> {
  const name = `${game}-lesson`;
  await Promise.all([loadGameMessages(game), ...(path("en", name) in files ? [loadMessages(name)] : [])]);
}

/** A message with its parameters. A parameter `"@key"` is itself a message; a list is joined with commas. */
export function say(key: string, params: Record<string, unknown> = {}): string {
  const bundle = bundles[settings.language] ?? Object.values(bundles).at(-1); // a new language is loaded a moment later
  if (!bundle) return "";
  const [name, attribute] = key.split(".") as [string, string | undefined];
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) {
    missingMessages.add(key);
    return `{${key}}`;
  }
  const errors: Error[] = [];
  const spoken = Object.fromEntries(Object.entries(params).map(([one, value]) => [one, parameter(value)]));
  const text = bundle.formatPattern(pattern, spoken, errors);
  if (errors.length) missingMessages.add(`${key}: ${errors[0]?.message}`);
  return text;
}

/** Whether the present language has a message, or an attribute of one: `colour-red.letter`. */
export function hasMessage(key: string): boolean {
  const [name, attribute] = key.split(".") as [string, string | undefined];
  const message = bundles[settings.language]?.getMessage(name);
  return message !== undefined && (attribute === undefined || attribute in message.attributes);
}

/** A message if there is one, else another text. */
export const sayOr = (key: string, otherwise: string): string => (hasMessage(key) ? say(key) : otherwise);

/** "best_of" as "Best of": for what a game names and has no message for. */
export function readable(name: string): string {
  const text = name.replace(/[_:,-]+/g, " ").trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The name of a game: "Sagrada". */
export const gameName = (game: string): string => sayOr(`web-game-${game}`, readable(game));

/** Keys of messages that no file has, for tests. */
export const missingMessages = new Set<string>();
(globalThis as Record<string, unknown>)["rosaceMissing"] = missingMessages;

function parameter(value: unknown): FluentVariable {
  if (typeof value === "number") return value;
  if (Array.isArray(value)) return value.map((item) => String(parameter(item))).join(", ");
  if (value && typeof value === "object" && "key" in value) return sayPhrase(value as Phrase);
  const text = String(value);
  return text.startsWith("@") ? say(text.slice(1)) : text;
}

/** A person's own text, shown as it is, even if it begins with @. */
export function verbatim(text: string): string {
  return text.startsWith("@") ? `\u200b${text}` : text;
}

export const sayPhrase = (phrase: Phrase): string => say(phrase.key, phrase.params);

/** The server's name for a player who has chosen none. */
export const NAMELESS = "guest";
/** The name at tables of a player whose account is deleted. */
const FORMER_PLAYER = "former player";

/** A person's name as it is shown. */
export const shownName = (name: string): string => {
  if (name === FORMER_PLAYER) return say("web-seat-former");
  return name === NAMELESS ? say("web-seat-guest") : verbatim(name);
};

/** The player of a seat, where there is one: the name stands in place of "Player 1" or "White". */
export type SeatName = (seat: number) => { name: string; isComputer: boolean; isReader?: boolean } | null;

/** A name in a list of points, such as "you +5, Ada +2": sentences need another form. */
export function nameInList(player: ReturnType<SeatName>): string {
  return player?.isReader ? say("web-you-in-list") : (player?.name ?? "");
}

/** What was counted, with the points of each seat: "Bonus tokens: you 5, Ada 10". */
export function sayCounted(what: string, points: readonly [number, number][], nameOf?: SeatName): string {
  const each = points.map(([seat, one]) =>
    `${nameInList(nameOf?.(seat) ?? null)} ${String(one).replace("-", "−")}`.trim(),
  );
  return say("web-counted", { what, points: each.join(", ") });
}

/** What events say together, in one message. */
function phraseOf(group: readonly GameEvent[], nameOf?: SeatName): Phrase {
  const { kind, params: first } = group[0]!;
  if (kind.startsWith("table-")) {
    const player = nameOf?.(Number(first["seat"]));
    const name = player?.isComputer ? player.name : shownName(String(first["name"] ?? ""));
    return { key: kind, params: { ...first, name } };
  }
  const all = group.map((event) => withNames(event.params, nameOf));
  const params = Object.fromEntries(
    Object.entries(all[0]!).map(([name, value]) => [
      name,
      group.length > 1 && seatOf(first[name]) === null ? all.map((one) => one[name]) : value,
    ]),
  );
  return { key: `event-${kind}`, params: { ...params, count: group.length } };
}

/** An event in words; those of the table itself contain names of people. */
export const sayEvent = (event: GameEvent, nameOf?: SeatName): string => sayPhrase(phraseOf([event], nameOf));

/** The same without the place, where the board lights it. */
export function sayEventShortly(event: GameEvent, nameOf?: SeatName): string {
  const { key, params } = phraseOf([event], nameOf);
  return say(shortKey(key), params);
}

/** The seat that a parameter names ("@player-0", "@fantazja-seat-1"), or null. */
export function seatOf(value: unknown): number | null {
  const seat = typeof value === "string" ? /^@(?:[a-z]+-)?(?:player|seat)-(\d+)$/.exec(value) : null;
  return seat ? Number(seat[1]) : null;
}

function withNames(params: GameEvent["params"], nameOf?: SeatName): GameEvent["params"] {
  if (!nameOf) return params;
  const named = (key: string, value: unknown) => {
    const seat = seatOf(value);
    if (seat === null) return value;
    const player = nameOf(seat);
    return (/\d$/.test(key) ? nameInList(player) : player?.name) || value; // "seat0", "seat1": a list
  };
  return Object.fromEntries(Object.entries(params).map(([key, value]) => [key, named(key, value)]));
}

/** A line of the log: one event, or several of a kind whose message has a form for that. */
export interface EventLine {
  words: string;
  /** The same beside a board: with pictures in place of the words for pieces, and without the names of cells. */
  parts: LinePart[];
  /** Who did it; null for what followed by itself. */
  seat: number | null;
  events: readonly GameEvent[];
  /** Whether it only says whose turn it is: such a line divides the log. */
  isTurn: boolean;
  elements: string[];
}

/** Words, or a piece that a board draws. */
export type LinePart = string | { piece: string };
/** The pieces of an event or a question, each by the parameter that names it. */
export type PiecesOf = (told: Pick<GameEvent, "params">) => Pieces;
type Pieces = Record<string, string | string[]>;
/** What a game's board says about its log. */
export interface LogStyle {
  piecesOf?: PiecesOf;
  /** Events that need no line beside another one of the same seat, by their kinds. */
  toldBy?: Readonly<Record<string, RegExp>>;
  /** Its cells have names on the board. */
  namesCells?: boolean;
}

/**
 * Events in lines of words; neighbours of one seat, such as the dice of a round, share a line. `where`: the lines name
 * the cells, if the board does.
 */
export function sayEvents(
  events: readonly GameEvent[],
  nameOf?: SeatName,
  style: LogStyle = {},
  where = false,
): EventLine[] {
  const groups: GameEvent[][] = [];
  for (const [index, event] of events.entries()) {
    if ([events[index - 1], events[index + 1]].some((other) => isToldBy(event, other, style))) continue;
    const last = groups.at(-1);
    if (last?.[0] && canShareLine(last[0], event)) last.push(event);
    else groups.push([event]);
  }
  return groups.map((group) => {
    const { key, params } = phraseOf(group, nameOf);
    const full = group.length > 1 ? `${key}.several` : key;
    const pieces = group.map((event) => style.piecesOf?.(event) ?? {});
    return {
      words: say(full, params),
      parts: withoutStop(pictured({ key: beside(key, full, where && !!style.namesCells), params }, pieces)),
      seat: seatOf(group[0]!.params["seat"]),
      isTurn: /-turn$/.test(group[0]!.kind),
      events: group,
      elements: group.flatMap(({ elements, moves = [] }) => [...elements, ...moves.map(([, to]) => to)]),
    };
  });
}

const withoutStop = (parts: LinePart[]): LinePart[] =>
  parts
    .map((part, at) => (at === parts.length - 1 && typeof part === "string" ? part.replace(/\.$/, "") : part))
    .filter((part) => part !== "");

const isToldBy = (event: GameEvent, other: GameEvent | undefined, { toldBy }: LogStyle): boolean =>
  other?.params["seat"] === event.params["seat"] && (toldBy?.[event.kind]?.test(other?.kind ?? "") ?? false);
// Where a piece stands in a sentence: two signs that no language has, and its number between them.
const PLACE = /\ue000(\d+)\ue001/;

/** The key of what is said beside a board, which shows the rest: a message may have a short form for that. */
export const shortKey = (key: string, otherwise = key): string =>
  hasMessage(`${key}.short`) ? `${key}.short` : otherwise;

/** The key of a line of the log: with the cell where it happened, or the short form. */
function beside(key: string, full: string, where: boolean): string {
  if (!where) return shortKey(key, full);
  return hasMessage(`${key}.log`) ? `${key}.log` : full;
}

/** A phrase with a picture for each piece: their places are put into the message, which is then cut there. */
export function pictured({ key, params }: Phrase, pieces: readonly Pieces[]): LinePart[] {
  const drawn: string[] = [];
  const placed = { ...params };
  for (const name of new Set(pieces.flatMap((some) => Object.keys(some)))) {
    const named = pieces.flatMap((some) => some[name] ?? []);
    placed[name] = named.map((piece) => `\ue000${drawn.push(piece) - 1}\ue001`).join("");
  }
  return say(key, placed)
    .split(PLACE)
    .map((part, index) => (index % 2 ? { piece: drawn[Number(part)]! } : part))
    .filter((part) => part !== "");
}

const canShareLine = (one: GameEvent, other: GameEvent): boolean =>
  one.kind === other.kind &&
  one.params["seat"] === other.params["seat"] &&
  hasMessage(`event-${one.kind}.several`);

/** The parts of a line without the name that it begins with, where it is said already; points need their owner. */
export function withoutName([first = "", ...rest]: readonly LinePart[], name: string): LinePart[] {
  const isNamed = typeof first === "string" && first.startsWith(`${name} `);
  const isDeed = isNamed && /\p{L}/u.test(first.charAt(name.length + 1));
  return isDeed ? [first.slice(name.length + 1), ...rest] : [first, ...rest];
}

/** Sentences one after the other. English lines of the log have no full stop: a dot is set between them. */
export const joinSentences = (sentences: readonly string[]): string =>
  sentences.map((one, at) => (at && !/[.!?]$/.test(sentences[at - 1]!) ? `· ${one}` : one)).join(" ");

/** Why not, beside a board, which marks the cells and tiles that it is about. */
export const sayReason = (reason: Reason): string =>
  say(shortKey(`reason-${reason.code.replaceAll("/", "-")}`), reason.params);
export const sayScoreLine = (line: ScoreLine): string => say(`score-${line.kind}`, line.params);
