// Every page and table on a desktop, light and dark.

import { test } from "node:test";
import { assertSound, GAMES, PAGES } from "./screens.mjs";
import { visited } from "./site.mjs";
import { openAt } from "./tables.mjs";
import { after, ALL, Visitor } from "./visitor.mjs";

const here = visited();

for (const theme of ["light", "dark"]) {
  test(`every page and table on a desktop, ${theme}`, async () => {
    const visitor = await Visitor.come(here, { settings: { theme } });
    // In the light there is what is on a telephone, in the dark pages of one game stand for those of the others.
    const some = theme === "dark" ? PAGES.filter((path) => !/basilica|fantazja/.test(path)) : [""];
    for (const [number, path] of (ALL ? PAGES : some).entries()) {
      if (number === 0 || ALL) await visitor.visit(path);
      else await visitor.follow(path); // by their addresses they are visited on a telephone
      await visitor.settled();
      await assertSound(visitor, `${path}, ${theme}`, true);
    }
    for (const [index, game] of GAMES.entries()) {
      if (theme === "light" && game !== "sagrada" && !ALL) continue; // on a telephone the others are light
      await openAt(visitor, { game }, index + 51, after(3));
      await assertSound(visitor, `${game}, ${theme}`, true);
    }
    await visitor.leave();
  });
}
