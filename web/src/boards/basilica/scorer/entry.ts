// A cathedral on a real table, entered piece by piece, and the position document that is made of it.

import components from "../../../../../src/rosace/games/basilica/components.json";
import { type Cell, cellName, type Colour, COLUMNS, type Rank } from "../view";

export interface Piece extends Omit<Cell, "at" | "scaffolding" | "crown"> {
  colours: Colour[];
  /** The colour a Juggler has been given. */
  juggle?: Colour;
}

/** What is being entered; a change makes a new one, so that the old ones can be gone back to. */
export interface Entry {
  variant: "2010" | "2022";
  festum: boolean;
  pieces: Piece[];
  /** Points of the first two scorings, by scoring and seat. */
  earlier: [number, number][];
}

export type Tool =
  | { kind: "vault"; colours: Colour[] }
  | { kind: "builder"; seat: number; rank: Rank | null }
  | { kind: "glass" | "altar" | "erase" };

/** Why something cannot be laid: a message and the cell it is about. */
export interface Refusal {
  key: string;
  cell: string;
}

export const blank = (): Entry => ({
  variant: "2022",
  festum: false,
  pieces: [],
  earlier: [
    [0, 0],
    [0, 0],
  ],
});

const same = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

function box(entry: Entry) {
  return entry.festum ? [...components.tiles, ...components.festum_tiles] : components.tiles;
}

/** The kinds of tiles by their colours: those of one colour, then the wild ones. */
export const KINDS: Colour[][] = [...new Set(components.tiles.map((tile) => tile.colours.join()))].map(
  (names) => names.split(",") as Colour[],
);

export function ranks(entry: Entry): Rank[] {
  return [...new Set(components.promotion_tokens[entry.variant].flat())] as Rank[];
}

/** How many tiles of these colours are still in the box. */
export function vaultsLeft(entry: Entry, colours: readonly Colour[]): number {
  const all = box(entry).filter((tile) => same(tile.colours, colours)).length;
  return all - entry.pieces.filter((piece) => same(piece.colours, colours)).length;
}

export function buildersLeft(entry: Entry, seat: number): number {
  return components.builders_in_play - entry.pieces.filter((piece) => piece.builder?.seat === seat).length;
}

/** A token for each of these ranks, side up first, each token used once; null if there are not enough. */
export function tokensFor(wanted: readonly Rank[], tokens: readonly string[][]): [Rank, Rank][] | null {
  const [rank, ...rest] = wanted;
  if (!rank) return [];
  for (const [index, token] of tokens.entries()) {
    if (!token.includes(rank)) continue;
    const others = tokensFor(rest, tokens.toSpliced(index, 1));
    const down = (token[0] === rank ? token[1] : token[0]) as Rank;
    if (others) return [[rank, down], ...others];
  }
  return null;
}

const promoted = (entry: Entry, seat: number): Piece[] =>
  entry.pieces.filter((piece) => piece.builder?.seat === seat && piece.builder.rank);

function fitTokens(entry: Entry): boolean {
  const tokens = components.promotion_tokens[entry.variant];
  return [0, 1].every((seat) =>
    tokensFor(
      promoted(entry, seat).map((piece) => piece.builder!.rank!),
      tokens,
    ),
  );
}

const isBeside = (one: { column: number; row: number }, other: { column: number; row: number }): boolean =>
  Math.abs(one.column - other.column) + Math.abs(one.row - other.row) === 1;

/** The entry after a tool has touched a cell, or why not. What lies there already is taken off again. */
export function tapped(entry: Entry, tool: Tool, column: number, row: number): Entry | Refusal {
  const cell = cellName(column, row);
  const old = entry.pieces.find((piece) => piece.column === column && piece.row === row);
  const others = entry.pieces.filter((piece) => piece !== old);
  const withPiece = (piece: Piece): Entry => ({ ...entry, pieces: [...others, piece] });
  if (tool.kind === "erase") return { ...entry, pieces: others };
  if (tool.kind === "vault") {
    if (old && same(old.colours, tool.colours)) return { ...entry, pieces: others };
    if (!vaultsLeft(entry, tool.colours)) return { key: "basilica-scorer-used-up", cell };
    const beside = others.find((piece) => piece.colours.length > 1 && isBeside(piece, { column, row }));
    if (tool.colours.length > 1 && beside) {
      return { key: "basilica-scorer-wild-beside-wild", cell: cellName(beside.column, beside.row) };
    }
    return withPiece({ ...old, juggle: undefined, column, row, colours: tool.colours });
  }
  if (!old) return { key: "basilica-scorer-no-vault", cell };
  if (tool.kind !== "builder") {
    const altars = others.filter((piece) => piece.altar).length;
    if (tool.kind === "altar" && altars >= components.altars) return { key: "basilica-scorer-used-up", cell };
    return withPiece({ ...old, [tool.kind]: !old[tool.kind] });
  }
  if (old.builder?.seat === tool.seat && old.builder.rank === tool.rank) {
    return withPiece({ ...old, builder: undefined, juggle: undefined });
  }
  const made = withPiece({ ...old, juggle: undefined, builder: { seat: tool.seat, rank: tool.rank } });
  if (buildersLeft(made, tool.seat) < 0 || !fitTokens(made)) return { key: "basilica-scorer-used-up", cell };
  return made;
}

export const jugglers = (entry: Entry): Piece[] =>
  inOrder(entry.pieces.filter((piece) => piece.builder?.rank === "juggler"));

export function juggled(entry: Entry, piece: Piece, colour: Colour): Entry {
  return {
    ...entry,
    pieces: entry.pieces.map((one) => (one === piece ? { ...piece, juggle: colour } : one)),
  };
}

/** Another edition or expansion: what it does not have is taken off the table. */
export function changed(entry: Entry, options: Partial<Pick<Entry, "variant" | "festum">>): Entry {
  const made = { ...entry, ...options };
  const known = ranks(made);
  const counts = new Map<string, number>();
  made.pieces = inOrder(made.pieces).flatMap((piece) => {
    const kind = piece.colours.join();
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    const all = box(made).filter((tile) => same(tile.colours, piece.colours)).length;
    if (counts.get(kind)! > all) return [];
    const rank = piece.builder?.rank;
    const builder = piece.builder && { ...piece.builder, rank: rank && known.includes(rank) ? rank : null };
    return [
      {
        ...piece,
        builder,
        altar: made.festum && piece.altar,
        juggle: builder?.rank === "juggler" ? piece.juggle : undefined,
      },
    ];
  });
  if (!fitTokens(made)) {
    made.pieces = made.pieces.map((piece) => ({
      ...piece,
      builder: piece.builder && { ...piece.builder, rank: null },
    }));
  }
  return made;
}

/** What is still missing before it can be counted, as a message; null if nothing is. */
export function missing(entry: Entry): string | null {
  if (!entry.pieces.length) return "basilica-scorer-empty";
  return jugglers(entry).some((piece) => !piece.juggle) ? "basilica-scorer-asks-juggle" : null;
}

const name = (piece: Piece): string => cellName(piece.column, piece.row);
const inOrder = (pieces: readonly Piece[]): Piece[] =>
  pieces.toSorted((one, other) => one.row * COLUMNS + one.column - (other.row * COLUMNS + other.column));

/** The position document (docs/positions/basilica.md, the cathedral alone); null while something is missing. */
export function toDocument(entry: Entry): Record<string, unknown> | null {
  if (missing(entry)) return null;
  const pieces = inOrder(entry.pieces);
  const ids = new Map(
    KINDS.map((kind) => [
      kind.join(),
      box(entry)
        .filter((tile) => same(tile.colours, kind))
        .map((tile) => tile.id),
    ]),
  );
  const vaults = Object.fromEntries(
    pieces.map((piece) => [name(piece), ids.get(piece.colours.join())!.shift()]),
  );
  const builders = [0, 1].flatMap((seat) => {
    const tokens = components.promotion_tokens[entry.variant];
    const given =
      tokensFor(
        promoted(entry, seat).map((piece) => piece.builder!.rank!),
        tokens,
      ) ?? [];
    const token = new Map(promoted(entry, seat).map((piece, index) => [piece, given[index]]));
    return pieces
      .filter((piece) => piece.builder?.seat === seat)
      .map((piece) => ({
        seat,
        at: name(piece),
        ...(token.has(piece) && { token: token.get(piece) }),
      }));
  });
  const scorings = entry.earlier.slice(
    0,
    entry.earlier.findLastIndex(([white, black]) => white + black > 0) + 1,
  );
  return {
    format: "rosace-position 2",
    game: "basilica",
    options: { variant: entry.variant, festum: entry.festum },
    cathedral: {
      vaults,
      glass: pieces.filter((piece) => piece.glass).map(name),
      ...(entry.festum && { altars: pieces.filter((piece) => piece.altar).map(name) }),
      builders,
    },
    scorings,
    juggle: Object.fromEntries(jugglers(entry).map((piece) => [name(piece), piece.juggle])),
  };
}
