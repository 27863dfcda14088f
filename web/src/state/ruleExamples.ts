// Examples for the clauses of the rules, each a little board. The tests of the rules check what they claim.

/** Something tried on the board, which the rules allow or not. */
export interface Try {
  cell: string;
  /** What is put there; nothing, where only the cell matters. */
  piece?: string;
  /** How a tile is turned, in degrees. */
  turn?: number;
  legal: boolean;
  /** The cells whose tiles leave the board. */
  lost?: string[];
}

export interface RuleExample {
  id: string;
  clause: string;
  /** The board, as parts of a position document or as a document for a score sheet. */
  parts?: Record<string, unknown>;
  document?: Record<string, unknown>;
  tries?: Try[];
  /** The cells that score. */
  cells?: string[];
}

const files = import.meta.glob<RuleExample[]>("../../../src/rosace/games/*/examples.json", {
  import: "default",
});

/** The examples of a game by the number of their clause. */
export async function loadExamples(game: string): Promise<Map<string, RuleExample[]>> {
  const load = files[`../../../src/rosace/games/${game}/examples.json`];
  const examples = new Map<string, RuleExample[]>();
  for (const one of load ? await load() : [])
    examples.set(one.clause, [...(examples.get(one.clause) ?? []), one]);
  return examples;
}
