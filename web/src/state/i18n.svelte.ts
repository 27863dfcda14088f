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
const DIRECTIONS: Record<string, string> = {
  n: "fantazja-north",
  e: "fantazja-east",
  s: "fantazja-south",
  w: "fantazja-west",
};

function shownLetter(bundle: FluentBundle, key: string, otherwise: string): string {
  const [name, attribute] = key.split(".") as [string, string | undefined];
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? bundle.formatPattern(pattern) : otherwise;
}

/** Functions of messages: dice and cells in notation with the signs of a language, "R5" as "C5" in Polish. */
const functionsOf = (bundle: () => FluentBundle): Record<string, FluentFunction> => ({
  DIE: ([dice]) =>
    String(dice).replace(/\b[RYGBP](?=[1-6]\b)/g, (letter) => shownLetter(bundle(), DICE[letter]!, letter)),
  CELL: ([cells]) =>
    String(cells).replace(/(?<!\p{L})[nesw](?=\d)/gu, (letter) =>
      shownLetter(bundle(), DIRECTIONS[letter]!, letter),
    ),
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

/** A phrase beside a board that shows what it is about: a message may have a shorter form for that. */
export const sayShort = ({ key, params }: Phrase): string =>
  say(hasMessage(`${key}.short`) ? `${key}.short` : key, params);

/** The server's name for a player who has chosen none. */
export const NAMELESS = "guest";

/** A person's name as it is shown. */
export const shownName = (name: string): string =>
  name === NAMELESS ? say("web-seat-guest") : verbatim(name);

/** The player of a seat, where there is one: the name stands in place of "Player 1" or "White". */
export type SeatName = (seat: number) => { name: string; isComputer: boolean } | null;

/** An event in words. Events of the table itself contain names of people. */
export function sayEvent(event: GameEvent, nameOf?: SeatName): string {
  if (event.kind.startsWith("table-")) {
    const player = nameOf?.(Number(event.params["seat"]));
    const name = player?.isComputer ? player.name : shownName(String(event.params["name"] ?? ""));
    return say(event.kind, { ...event.params, name });
  }
  return say(`event-${event.kind}`, withNames(event.params, nameOf));
}

/** The seat that a parameter names ("@player-0", "@fantazja-seat-1"), or null. */
export function seatOf(value: unknown): number | null {
  const seat = typeof value === "string" ? /^@(?:[a-z]+-)?(?:player|seat)-(\d+)$/.exec(value) : null;
  return seat ? Number(seat[1]) : null;
}

function withNames(params: GameEvent["params"], nameOf?: SeatName): GameEvent["params"] {
  if (!nameOf) return params;
  const named = (value: unknown) => {
    const seat = seatOf(value);
    return (seat !== null && nameOf(seat)?.name) || value;
  };
  return Object.fromEntries(Object.entries(params).map(([key, value]) => [key, named(value)]));
}

/** A line of the log: one event, or several of a kind whose message has a form for that. */
export interface EventLine {
  words: string;
  /** The same with pictures in place of the words for pieces. */
  parts: LinePart[];
  /** Whether it only says whose turn it is: such a line divides the log. */
  isTurn: boolean;
  elements: string[];
}

/** Words, or a piece that a board draws. */
export type LinePart = string | { piece: string };
/** The pieces of an event, each by the parameter that names it. */
export type PiecesOf = (event: GameEvent) => Record<string, string>;
/** What a game's board says about its log. */
export interface LogStyle {
  logPieces?: PiecesOf;
  /** Events that need no line beside another one of the same seat, by their kinds. */
  toldBy?: Readonly<Record<string, RegExp>>;
}

/** Events in lines of words; neighbours of one seat, such as the dice of a round, share a line. */
export function sayEvents(
  events: readonly GameEvent[],
  nameOf?: SeatName,
  style: LogStyle = {},
): EventLine[] {
  const groups: GameEvent[][] = [];
  for (const [index, event] of events.entries()) {
    if ([events[index - 1], events[index + 1]].some((other) => isToldBy(event, other, style))) continue;
    const last = groups.at(-1);
    if (last?.[0] && canShareLine(last[0], event)) last.push(event);
    else groups.push([event]);
  }
  const spoken = (group: GameEvent[]) =>
    group.length > 1 ? saySeveral(group, nameOf) : sayEvent(group[0]!, nameOf);
  return groups.map((group) => ({
    words: spoken(group),
    parts: style.logPieces ? pictured(group, style.logPieces, spoken) : [spoken(group)],
    isTurn: /-turn$/.test(group[0]!.kind),
    elements: group.flatMap((event) => event.elements),
  }));
}

const isToldBy = (event: GameEvent, other: GameEvent | undefined, { toldBy }: LogStyle): boolean =>
  other?.params["seat"] === event.params["seat"] && (toldBy?.[event.kind]?.test(other?.kind ?? "") ?? false);
// Where a piece stands in a sentence: two signs that no language has, and its number between them.
const PLACE = /\ue000(\d+)\ue001/;

/** A line whose pieces are left out of the words: their places are put into the message, which is then cut there. */
function pictured(
  group: GameEvent[],
  piecesOf: PiecesOf,
  spoken: (group: GameEvent[]) => string,
): LinePart[] {
  const pieces: string[] = [];
  const placed = group.map((event) => {
    const places = Object.entries(piecesOf(event)).map(([name, piece]) => {
      pieces.push(piece);
      return [name, `\ue000${pieces.length - 1}\ue001`];
    });
    return { ...event, params: { ...event.params, ...Object.fromEntries(places) } };
  });
  if (!pieces.length) return [spoken(group)];
  const words = spoken(placed).replaceAll("\ue001, \ue000", "\ue001\ue000");
  return words
    .split(PLACE)
    .map((part, index) => (index % 2 ? { piece: pieces[Number(part)]! } : part))
    .filter((part) => part !== "");
}

const canShareLine = (one: GameEvent, other: GameEvent): boolean =>
  one.kind === other.kind &&
  one.params["seat"] === other.params["seat"] &&
  hasMessage(`event-${one.kind}.several`);

function saySeveral(group: GameEvent[], nameOf?: SeatName): string {
  const all = group.map((event) => withNames(event.params, nameOf));
  const names = Object.keys(all[0] ?? {});
  const lists = Object.fromEntries(names.map((name) => [name, all.map((params) => params[name])]));
  return say(`event-${group[0]!.kind}.several`, {
    ...lists,
    seat: all[0]?.["seat"] ?? "",
    count: all.length,
  });
}

/** Sentences one after the other. English lines of the log have no full stop: a dot is set between them. */
export const joinSentences = (sentences: readonly string[]): string =>
  sentences.map((one, at) => (at && !/[.!?]$/.test(sentences[at - 1]!) ? `· ${one}` : one)).join(" ");

export const sayReason = (reason: Reason): string =>
  say(`reason-${reason.code.replaceAll("/", "-")}`, reason.params);
export const sayScoreLine = (line: ScoreLine): string => say(`score-${line.kind}`, line.params);
