// Little positions for the pictures of the rules page.

import type { ScoreSheet } from "../../net/types";
import type { BasilicaView, Cell, Colour, Rank } from "./view";

export function cell(column: number, row: number, colours: Colour[], more: Partial<Cell> = {}): Cell {
  return { at: `${"abcde"[column]}${row + 1}`, column, row, colours, ...more };
}

const builder = (seat: number, rank: Rank | null = null) => ({ builder: { seat, rank } });

export function view(cathedral: Cell[]): BasilicaView {
  const seat = { points: 0, if_scored_now: 0, coins: 1, builders: 5, tokens: [] };
  return {
    game: "basilica",
    viewer: null,
    to_move: -1,
    variant: "2022",
    festum: false,
    phase: "over",
    turn: 0,
    actions_left: 3,
    just_placed: null,
    begun: null,
    orders: [
      { colours: ["red"], order: "glass" },
      { colours: ["yellow", "blue"], order: "move" },
      { colours: ["green"], order: "recruit" },
    ],
    vaults: [
      { colours: ["blue"], crown: true },
      { colours: ["green"], crown: false },
      { colours: ["red", "yellow"], crown: true },
    ],
    stack: { tiles: 46, top: { colours: ["blue"], order: "promote" }, reshuffled: false },
    discards: [],
    cathedral,
    seats: [seat, seat],
    altars_left: 0,
    marker: 0,
    scorings: [],
    next_scoring: 10,
    jugglers: [],
  };
}

/** A sheet with one blue area of these cells, to be outlined: nobody's, or with the lines of both seats. */
function area(elements: string[], gains: [number, number] | null = null): ScoreSheet {
  const params = { colour: "@colour-blue.area", tiles: elements.length, architect: "yes", glass: 2 };
  const line = { clause: "B7.6", elements };
  if (!gains) {
    const open = { ...line, seat: null, points: 0, kind: "basilica-unclaimed", clause: "B7.10" };
    return { lines: [{ ...open, params: { ...params, architect: "no", glass: 0 } }], totals: [0, 0] };
  }
  const leader = Number(gains[1] > gains[0]);
  const lines = gains.map((points, seat) => ({
    ...line,
    seat,
    points,
    kind: seat === leader ? "basilica-majority" : "basilica-minority",
    params,
  }));
  return { lines, totals: gains };
}

export const display = view([]);

/** B12.2: a wild vault in the blue area and in the green one; the blue one is outlined. */
export const areas = {
  view: view([
    cell(0, 0, ["green"]),
    cell(0, 1, ["green", "blue"]),
    cell(1, 1, ["blue"]),
    cell(2, 1, ["yellow", "blue"]),
    cell(3, 1, ["blue"]),
    cell(3, 0, ["red"]),
  ]),
  sheet: area(["cell:0,1", "cell:1,1", "cell:2,1", "cell:3,1"]),
  looked: "cell:1,1",
};

/** B12.3: in the blue area a Master Mason outweighs an Architect. */
export const scoring = {
  view: view([
    cell(0, 0, ["yellow"], builder(0)),
    cell(1, 0, ["yellow", "blue"], builder(0, "architect")),
    cell(2, 0, ["blue"], builder(1, "mason")),
    cell(3, 0, ["blue"], { glass: true }),
    cell(3, 1, ["blue"]),
  ]),
  sheet: area(["cell:1,0", "cell:2,0", "cell:3,0", "cell:3,1"], [1, 10]),
  looked: "cell:2,0",
};
