// Every page and table on a desktop, light and dark.

import { test } from "node:test";
import { assertSound, GAMES, PAGES } from "./screens.mjs";
import { visited } from "./site.mjs";
import { ALL, byMouse, drawing, Visitor } from "./visitor.mjs";

const here = visited();

for (const theme of ["light", "dark"]) {
  test(`every page and table on a desktop, ${theme}`, async () => {
    const visitor = await Visitor.come(here, { settings: { theme } });
    // In the light there is what is on a telephone, in the dark pages of one game stand for those of the others.
    const some = theme === "dark" ? PAGES.filter((path) => !/basilica|fantazja/.test(path)) : [""];
    for (const path of ALL ? PAGES : some) {
      await visitor.visit(path);
      await visitor.settled();
      await assertSound(visitor, `${path}, ${theme}`, true);
    }
    for (const [index, game] of GAMES.entries()) {
      if (theme === "light" && game !== "sagrada" && !ALL) continue; // on a telephone the others are light
      const draw = drawing(index + 51);
      await visitor.open(game, "Play the computer", "novice");
      for (let count = 0; count < 3 && (await visitor.turn()); count += 1) await byMouse(visitor, draw);
      await visitor.turn();
      await assertSound(visitor, `${game}, ${theme}`, true);
    }
    await visitor.leave();
  });
}
