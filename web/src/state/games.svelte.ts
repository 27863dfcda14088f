// The games of the server. A server may have games that this client has no board for.

import { boards, hasBoard } from "../boards";
import * as api from "../net/api";
import type { GameInfo } from "../net/types";
import { LEVELS } from "./botLevel";
import { loadGameMessages } from "./i18n.svelte";

export type GameEntry = Pick<GameInfo, "name" | "seats" | "levels" | "lesson">;

/** The game that has a daily deal. */
export const DAILY_GAME = "sagrada";

// Until the server has answered: the games with a board of their own, so that the home page need not wait.
const EXPECTED: GameEntry[] = Object.keys(boards).map((name) => ({
  name,
  seats: name === "sagrada" ? [2, 1, 3, 4] : [2],
  levels: LEVELS,
  lesson: true,
}));

/** `isKnown`: the list is the server's own. */
export const games: { list: GameEntry[]; isKnown: boolean } = $state({ list: EXPECTED, isKnown: false });

/** Our own games first, in the usual order; then the others by name. */
export function inOrder<T extends { name: string }>(list: readonly T[]): T[] {
  const rank = ({ name }: T) => (hasBoard(name) ? Object.keys(boards).indexOf(name) : Infinity);
  return [...list].sort((one, other) => {
    const [first, second] = [rank(one), rank(other)];
    return first === second ? one.name.localeCompare(other.name) : first - second;
  });
}

let loading: Promise<void> | null = null;

/** Ask the server for its games, once; where it cannot be reached, again next time. */
export function loadGames(): Promise<void> {
  loading ??= (async () => {
    try {
      const list = inOrder((await api.games()).games);
      const others = list.filter(({ name }) => !hasBoard(name));
      await Promise.all(others.map(({ name }) => loadGameMessages(name)));
      games.list = list;
      games.isKnown = true;
    } catch {
      loading = null;
    }
  })();
  return loading;
}

/** The computer players that can play a game. */
export const levelsOf = (name: string): readonly string[] =>
  games.list.find((game) => game.name === name)?.levels ?? LEVELS;

/** Whether the server may have a game: for certain only when `isKnown`. */
export const mayExist = (name: string): boolean =>
  !games.isKnown || games.list.some((game) => game.name === name);

export const mayHaveLesson = (name: string): boolean =>
  !games.isKnown || games.list.some((game) => game.name === name && game.lesson);
