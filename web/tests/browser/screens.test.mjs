// Every screen: nothing sideways on a telephone, no words missing in any language, nothing that axe objects to.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { visited } from "./site.mjs";
import { byMouse, drawing, Visitor } from "./visitor.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const GAMES = ["basilica", "sagrada", "fantazja"];
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const COMPUTER = { en: "Play the computer", pl: "Zagraj z komputerem", fr: "Jouer contre l’ordinateur" };
const PAGES = ["", "lobby", "mine", "daily", "you", ...GAMES.flatMap((game) => [`new/${game}`, `rules/${game}`, `lesson/${game}`, `score/${game}`])];
const here = visited();

/** What axe finds that is serious or worse. */
async function objections(page) {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() => axe.run(document, { resultTypes: ["violations"] }));
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map((node) => `${node.html.slice(0, 160)} ${node.any[0]?.message ?? ""}`).join(" | ")}`);
}

async function settled(page) {
  await page.waitForLoadState("networkidle");
  await page.waitForSelector("main > *");
  await page.waitForTimeout(150);
}

async function assertSound(visitor, what) {
  await visitor.assertWords();
  await visitor.assertNoSideways(what);
  const text = await visitor.page.locator("body").innerText();
  assert.doesNotMatch(text, /\{[a-z]+-[a-z-]+\}/, what);
  assert.deepEqual(await objections(visitor.page), [], what);
  visitor.assertNoErrors();
}

for (const language of ["en", "pl", "fr"]) {
  test(`every page in ${language}, on a telephone`, async () => {
    const visitor = await Visitor.come(here, { ...PHONE, settings: { language } });
    for (const path of PAGES) {
      await visitor.visit(path);
      await settled(visitor.page);
      await assertSound(visitor, `${path} in ${language}`);
    }
    await visitor.leave();
  });

  for (const [index, game] of GAMES.entries()) {
    test(`a table of ${game} in ${language}, on a telephone`, async () => {
      const visitor = await Visitor.come(here, { ...PHONE, settings: { language, theme: index % 2 ? "dark" : "light" } });
      const draw = drawing(index + 41);
      await visitor.open(game, COMPUTER[language], "novice");
      for (let count = 0; count < 8 && (await visitor.turn()); count += 1) {
        await visitor.assertNoSideways(game);
        await byMouse(visitor, draw);
      }
      await visitor.turn();
      await assertSound(visitor, `${game} in ${language}`);
      for (const tab of await visitor.page.getByRole("tab").all()) {
        await tab.click();
        await visitor.assertWords();
      }
      await visitor.leave();
    });
  }
}

for (const theme of ["light", "dark"]) {
  test(`every page and table on a desktop, ${theme}`, async () => {
    const visitor = await Visitor.come(here, { settings: { theme } });
    for (const path of PAGES) {
      await visitor.visit(path);
      await settled(visitor.page);
      await assertSound(visitor, `${path}, ${theme}`);
    }
    for (const [index, game] of GAMES.entries()) {
      const draw = drawing(index + 51);
      await visitor.open(game, "Play the computer", "novice");
      for (let count = 0; count < 3 && (await visitor.turn()); count += 1) await byMouse(visitor, draw);
      await visitor.turn();
      await assertSound(visitor, `${game}, ${theme}`);
    }
    await visitor.leave();
  });
}
