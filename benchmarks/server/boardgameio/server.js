// The other server of this benchmark: boardgame.io with its in-memory storage and the game of ../noughts.
//
//   node --expose-gc server.js PORT     SIGUSR2: collect garbage, so that what memory is left is in use

const { Server } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const ROUNDS = 111;
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

const won = (cells) => LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);

const Noughts = {
  name: 'noughts',
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ cells: Array(9).fill(null), rounds: 0, points: [0, 0] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (!Number.isInteger(cell) || G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
      const line = won(G.cells);
      if (line) G.points[playerID] += 1;
      if (line || !G.cells.includes(null)) {
        G.rounds += 1;
        if (G.rounds < ROUNDS) G.cells = Array(9).fill(null);
      }
    },
  },
  endIf: ({ G }) => {
    if (G.rounds < ROUNDS) return undefined;
    const [first, second] = G.points;
    return first === second ? { draw: true } : { winner: first > second ? '0' : '1' };
  },
};

process.on('SIGUSR2', () => global.gc());
Server({ games: [Noughts], origins: ['http://127.0.0.1'] }).run(Number(process.argv[2]));
