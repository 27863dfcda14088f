// Games that the client knows nothing about, on the generic board: wild/wild.py, and examples/nim.

import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { assertOver } from "./games.mjs";
import { assertSound } from "./screens.mjs";
import { visited } from "./site.mjs";
import { drawing, drawn, Visitor } from "./visitor.mjs";

/** A folder that makes Nim an installed package, once the example's own folder is on PYTHONPATH, too. */
const installed = mkdtempSync(join(tmpdir(), "rosace-nim-"));
after(() => rmSync(installed, { recursive: true, force: true }));
mkdirSync(join(installed, "nim-1.0.dist-info"));
const about = {
  METADATA: "Metadata-Version: 2.1\nName: nim\nVersion: 1.0\n",
  "entry_points.txt": "[rosace.games]\nnim = nim.game:RULESET\n",
};
for (const [name, text] of Object.entries(about))
  writeFileSync(join(installed, "nim-1.0.dist-info", name), text);

const folder = (path) => fileURLToPath(new URL(path, import.meta.url));
const here = visited(folder("wild"), installed, folder("../../../examples/nim"));
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
  const visitor = await Visitor.come(here, { settings: { confirm: "always" } });
  const { page } = visitor;
  const draw = drawing(5);
  await visitor.visit("new/wild");
  await page.getByLabel("First sign").waitFor(); // an option that has no message
  await page.locator("form > .end .primary").click();
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
    log.filter((line) => /: (cross|nought) on [abc][123]$/.test(line)).length >= 2 * count - 1,
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

test("Nim, as its author finds it: from the home page to the score, against a level that can play it", async () => {
  const visitor = await Visitor.come(here, { settings: { language: "fr", confirm: "always" } });
  const { page } = visitor;
  await visitor.visit();
  const nim = page.locator("section[aria-labelledby=title-nim]");
  await nim.waitFor();
  assert.match(await nim.locator(".about").innerText(), /Trois tas de pierres/);
  // The level chosen for all games searches; the button names the one that plays this game instead.
  assert.equal(await page.locator("#level").inputValue(), "journeyman");
  assert.match(await nim.locator(".primary").innerText(), /^Jouer contre l’ordinateur\s+\(Apprenti\)$/);
  await nim.locator('a[href$="new/nim"]').click();
  await page.getByLabel("La dernière pierre gagne").waitFor();
  const opponent = page.locator("fieldset select").nth(1);
  assert.deepEqual(
    await opponent.locator("option").evaluateAll((options) => options.map((option) => option.value)),
    ["me", "free", "novice", "apprentice"],
  );
  assert.equal(await opponent.inputValue(), "apprentice");
  await page.locator("form > .end .primary").click();
  await page.waitForURL(/\/table\//);
  assert.ok(await visitor.turn());
  assert.equal(await page.locator(CHOICES).count(), 12);
  assert.deepEqual(await page.locator(".generic h3").allInnerTexts(), ["Tas A", "Tas B", "Tas C"]);
  await page.locator(".asking .buttons .plain").click(); // a hint
  await page.locator(".generic .marked[data-choice]").waitFor();
  const draw = drawing(7);
  while (await visitor.turn()) await chooseByMouse(visitor, draw);
  await assertOver(visitor);
  await page.getByRole("tab").nth(1).click();
  await page.getByText("Partie gagnée").first().waitFor();

  // A friend who does not come: only such a level may take the free seat.
  await visitor.visit();
  await nim.locator("ul .button").first().click();
  await visitor.takeNames();
  await page.locator(".waiting").getByRole("button", { name: "Apprenti" }).click();
  assert.ok(await visitor.turn());
  await visitor.assertWords();
  visitor.assertNoErrors();
  await visitor.leave();
});

test("a game without a board: by keyboard alone, with a take-back", async () => {
  const visitor = await Visitor.come(here, { settings: { confirm: "always" } });
  const { page } = visitor;
  await visitor.visit("new/wild");
  await page.locator("fieldset select").nth(1).selectOption("me"); // both seats: on one sofa
  await page.locator("form > .end .primary").click();
  await visitor.takeNames();
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
  assert.equal(await page.locator("section.window").count(), 5);
  assert.equal(await wild.locator(".reading a").count(), 0);
  assert.equal(await page.locator("section[aria-labelledby=title-sagrada] .reading a").count(), 3);
  await assertSound(visitor, "the home page", true);
  await wild.locator(".primary").click();
  await page.waitForURL(/\/table\//);
  assert.ok(await visitor.turn());
  assert.match(await page.locator(".asking").innerText(), /Postaw znak na wolnym polu/);
  await page.getByRole("button", { name: "krzyżyk on a1" }).waitFor();
  await visitor.visit("lobby");
  await page.locator('a[href*="new/wild"]').waitFor();
  for (const path of ["rules/wild", "score/wild", "new/chess", "lesson/chess"]) {
    await visitor.visit(path);
    await page.locator("main > h1 + p > a.button").waitFor(); // the way home: there is no such page
  }
  await visitor.assertWords();
  visitor.assertNoErrors();
  await visitor.leave();
});

test("a game whose rules an update has changed: the open page, the list and the links say what became of it", async () => {
  const visitor = await Visitor.come(here, { settings: { confirm: "always" } });
  const { page } = visitor;
  await visitor.visit("new/wild");
  await page.locator("form > .end .primary").click();
  await page.waitForURL(/\/table\//);
  assert.ok(await visitor.turn());
  await chooseByMouse(visitor, drawing(8));
  const [, id] = page.url().match(/\/table\/([\w-]+)/);
  process.env.WILD_RULES = "2";
  after(() => delete process.env.WILD_RULES);
  await here.site.restart();
  const old = page.locator("[data-old-game]"); // the page was open all the while
  await old.getByText("This game was begun by the old ones", { exact: false }).waitFor();
  const record = old.locator("a[download]");
  await record.waitFor();
  const text = await (await fetch(await record.evaluate((link) => link.href))).text();
  assert.match(text, /^# This game was played by rules 1 of wild/m);
  assert.match(text, /^ended: update$/m);
  await visitor.visit("mine");
  await page.getByText("An update ended this game.").waitFor();
  await visitor.visit(`replay/${id}/0`);
  await old.waitFor();
  await assertSound(visitor, "a game of old rules", true);
  await old.locator("a:not([download])").click();
  await page.locator("form > .end .primary").click(); // the new rules are played
  assert.ok(await visitor.turn());
  await visitor.leave();
});
