// Every page and table on a telephone, in every language.

import { test } from "node:test";
import { assertSound, GAMES, PAGES } from "./screens.mjs";
import { visited } from "./site.mjs";
import { ALL, byMouse, drawing, Visitor } from "./visitor.mjs";

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const COMPUTER = { en: "Play the computer", pl: "Zagraj z komputerem", fr: "Jouer contre l’ordinateur" };
const here = visited();

// With the games by keyboard and on a desktop, every game is played in every language.
const PLAYED_IN = { basilica: "fr", sagrada: "pl", fantazja: "fr" };

for (const language of ["en", "pl", "fr"]) {
  test(`every page in ${language}, on a telephone`, async () => {
    const visitor = await Visitor.come(here, { ...PHONE, settings: { language } });
    for (const [number, path] of PAGES.entries()) {
      // By its address in one language: in the others only the words differ.
      if (number === 0 || language === "en" || ALL) await visitor.visit(path);
      else await visitor.follow(path);
      await visitor.settled();
      // The rules of one game stand for those of the others: long pages of the same parts.
      const withAxe = language === "en" && !/rules\/(basilica|fantazja)/.test(path);
      await assertSound(visitor, `${path} in ${language}`, withAxe);
    }
    await visitor.leave();
  });

  for (const [index, game] of GAMES.entries()) {
    if (language !== PLAYED_IN[game] && !ALL) continue;
    test(`a table of ${game} in ${language}, on a telephone`, async () => {
      const visitor = await Visitor.come(here, {
        ...PHONE,
        settings: { language, theme: index % 2 ? "dark" : "light" },
      });
      const draw = drawing(index + 41);
      await visitor.open(game, COMPUTER[language], "novice");
      for (let count = 0; count < (ALL ? 8 : 3) && (await visitor.turn()); count += 1) {
        await visitor.assertNoSideways(game);
        await byMouse(visitor, draw);
      }
      await visitor.turn();
      await assertSound(visitor, `${game} in ${language}`, true);
      for (const tab of await visitor.page.getByRole("tab").all()) {
        await tab.click();
        await visitor.assertWords();
      }
      await visitor.leave();
    });
  }
}
