// A game that the client knows nothing about (wild/wild.py), on the generic board.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { assertOver } from "./games.mjs";
import { assertSound } from "./screens.mjs";
import { visited } from "./site.mjs";
import { drawing, drawn, Visitor } from "./visitor.mjs";

const here = visited(fileURLToPath(new URL("wild", import.meta.url)));
const CHOICES = ".generic [data-choice]";

/** Make a decision with the mouse: one press picks a choice and previews it, the second one decides. */
async function chooseByMouse(visitor, draw) {
  const { page } = visitor;
  const { at } = await visitor.standing();
  const choices = page.locator(CHOICES);
  const choice = choices.nth(draw(await choices.count()));
  const before = await page.locator("img.picture").getAttribute("src");
  await choice.click();
  await page.locator("[data-confirm]").waitFor();
  assert.equal(await choice.getAttribute("aria-pressed"), "true");
  await page.waitForFunction((src) => document.querySelector("img.picture").src !== src, before);
  await choice.click();
  await page.waitForFunction((seen) => document.querySelector(".table").dataset.at !== seen, at);
}

test("a game without a board: a whole game against the computer, its hint, log, score sheet and replay", async () => {
  const visitor = await Visitor.come(here);
  const { page } = visitor;
  const draw = drawing(5);
  await visitor.visit("new/wild");
  await page.getByLabel("First sign").waitFor(); // an option that has no message
  await page.locator("form > .primary").click();
  await page.waitForURL(/\/table\//);
  assert.ok(await visitor.turn());
  assert.equal(await page.locator(CHOICES).count(), 18);
  assert.deepEqual(await page.locator(".generic h3").allInnerTexts(), ["Crosses", "Sign o"]);
  await page.getByRole("group", { name: "Crosses" }).getByRole("button", { name: "cross on b2" }).waitFor();
  await page.locator(".asking .buttons .plain").click();
  await page.locator(".generic .marked[data-choice]").waitFor();
  await assertSound(visitor, "the generic board", true);

  let count = 0;
  for (; await visitor.turn(); count += 1) await chooseByMouse(visitor, draw);
  assert.ok(count >= 2 && count <= 5);
  await assertOver(visitor);
  const log = await page.locator(".log li").allInnerTexts();
  assert.ok(
    log.filter((line) => /: (cross|nought) on [abc][123]\.$/.test(line)).length >= 2 * count - 1,
    log.join(),
  );
  await page.getByRole("tab").nth(1).click();
  await page.getByText("Three in a line").first().waitFor();
  assert.equal(
    await page.locator('aside a[href*="rules/"]').count(),
    0,
    "a link to rules that the client does not have",
  );

  const end = await page.locator("img.picture").getAttribute("src");
  await visitor.visit(page.url().replace(visitor.site.address, "").replace("table/", "replay/") + "/0");
  await page.locator(".controls button").last().click();
  await page.waitForFunction((src) => document.querySelector("img.picture")?.src === src, end);
  assert.equal(await page.evaluate(() => globalThis.hacked), undefined, "a script of the picture has run");
  await visitor.assertWords();
  visitor.assertNoErrors();
  await visitor.leave();
});

test("a game without a board: by keyboard alone, with a take-back", async () => {
  const visitor = await Visitor.come(here);
  const { page } = visitor;
  await visitor.visit("new/wild");
  await page.locator("fieldset select").nth(1).selectOption("me"); // both seats: on one sofa
  await page.locator("form > .primary").click();
  await page.locator("[data-curtain] .primary").click();
  assert.ok(await visitor.turn());
  const { at } = await visitor.standing();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-choice"));
  assert.ok(await focused(), "arrows lead to no choice");
  await page.keyboard.press("Enter");
  await page.locator("[data-confirm]").waitFor();
  await drawn(page);
  await page.keyboard.press("Escape");
  await page.locator("[data-confirm]").waitFor({ state: "detached" });
  assert.ok(await focused());
  await page.keyboard.press("Enter");
  await page.locator("[data-confirm]").waitFor();
  await drawn(page);
  await page.keyboard.press("Enter");
  await page.locator("[data-curtain] [data-take-back]").click(); // what is hidden the board cannot know: there is a curtain
  assert.ok(await visitor.turn());
  assert.notEqual((await visitor.standing()).at, at);
  assert.equal(await page.locator(CHOICES).count(), 18);
  await visitor.assertWords();
  visitor.assertNoErrors();
  await visitor.leave();
});

test("the home page and the lobby have every game of the server, and only the links that lead somewhere", async () => {
  const visitor = await Visitor.come(here, { settings: { language: "pl" } });
  const { page } = visitor;
  await visitor.visit();
  const wild = page.locator("section[aria-labelledby=title-wild]");
  await wild.waitFor();
  assert.equal(await wild.locator("h2").innerText(), "Dziki kółko i krzyżyk");
  assert.equal(await wild.locator(".about").innerText(), "Crosses or noughts, as you like.");
  assert.equal(await page.locator("section.window").count(), 4);
  assert.equal(await wild.locator(".reading a").count(), 0);
  assert.equal(await page.locator("section[aria-labelledby=title-sagrada] .reading a").count(), 3);
  await assertSound(visitor, "the home page", true);
  await wild.locator(".primary").click();
  await page.waitForURL(/\/table\//);
  assert.ok(await visitor.turn());
  assert.match(await page.locator(".asking").innerText(), /Postaw znak na wolnym polu/);
  await page.getByRole("button", { name: "krzyżyk on a1" }).waitFor();
  await visitor.visit("lobby");
  await page.locator('a[href$="new/wild"]').waitFor();
  for (const path of ["rules/wild", "score/wild", "new/chess", "lesson/chess"]) {
    await visitor.visit(path);
    await page.locator("main > h1 + p > a.button").waitFor(); // the way home: there is no such page
  }
  await visitor.assertWords();
  visitor.assertNoErrors();
  await visitor.leave();
});
