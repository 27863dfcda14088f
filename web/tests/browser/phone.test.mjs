// Every page and table on a telephone, in every language.

import { test } from "node:test";
import { assertSound, GAMES, PAGES } from "./screens.mjs";
import { visited } from "./site.mjs";
import { ALL, byMouse, drawing, Visitor } from "./visitor.mjs";

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const COMPUTER = { en: "Play the computer", pl: "Zagraj z komputerem", fr: "Jouer contre l’ordinateur" };
const here = visited();

for (const [turn, language] of ["en", "pl", "fr"].entries()) {
  test(`every page in ${language}, on a telephone`, async () => {
    const visitor = await Visitor.come(here, { ...PHONE, settings: { language } });
    for (const path of PAGES) {
      await visitor.visit(path);
      await visitor.settled();
      // The rules of one game stand for those of the others: long pages of the same parts.
      const withAxe = language === "en" && !/rules\/(basilica|fantazja)/.test(path);
      await assertSound(visitor, `${path} in ${language}`, withAxe);
    }
    await visitor.leave();
  });

  for (const [index, game] of GAMES.entries()) {
    test(`a table of ${game} in ${language}, on a telephone`, async () => {
      const visitor = await Visitor.come(here, {
        ...PHONE,
        settings: { language, theme: index % 2 ? "dark" : "light" },
      });
      const draw = drawing(index + 41);
      await visitor.open(game, COMPUTER[language], "novice");
      for (let count = 0; count < (ALL ? 8 : 4) && (await visitor.turn()); count += 1) {
        await visitor.assertNoSideways(game);
        await byMouse(visitor, draw);
      }
      await visitor.turn();
      await assertSound(visitor, `${game} in ${language}`, index === turn);
      for (const tab of await visitor.page.getByRole("tab").all()) {
        await tab.click();
        await visitor.assertWords();
      }
      await visitor.leave();
    });
  }
}
