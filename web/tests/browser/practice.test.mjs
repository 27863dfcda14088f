// Practice: a puzzle is solved by mouse, keyboard and touch; mistakes of a reviewed game wait to be played better.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { assertSound, GAMES } from "./screens.mjs";
import { visited } from "./site.mjs";
import { asked, finished } from "./tables.mjs";
import { ALL, Visitor } from "./visitor.mjs";

const here = visited();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const kept = (game) =>
  JSON.parse(readFileSync(new URL(`../../../src/rosace/games/${game}/puzzles.json`, import.meta.url), "utf8"))
    .puzzles;
/** A puzzle that is solved by touching one piece and one place. */
const simple = (game) => kept(game).find(({ tried }) => tried[0].actions.length === 1);

const state = (visitor, wanted) => visitor.found(`[data-practice][data-state="${wanted}"]`);

async function openPuzzle(visitor, game, { id }) {
  await visitor.visit(`practice/${game}/${id}`);
  await state(visitor, "open");
  await visitor.settled();
}

/** The choices of a puzzle, as its page has them. */
const choicesOf = (visitor, game, { id }) =>
  visitor.page.evaluate(
    async (path) => (await (await fetch(path)).json()).choices,
    `/api/v1/practice/${game}/${id}`,
  );

/** Decide in words, decision by decision: a choice may be among those of the decision before, too. */
async function inWords(visitor, actions, choose = (choice) => choice.click()) {
  const words = visitor.page.locator(".in-words");
  if (!(await words.evaluate((found) => found.open))) await choose(words.locator("summary"));
  for (const action of actions) {
    const before = await words.innerText();
    await choose(words.locator(`[data-choice][title="${action}"]`));
    await visitor.page.waitForFunction(
      (asked) => document.querySelector(".in-words")?.innerText !== asked,
      before,
    );
  }
}

/** Touch the elements of a choice, and confirm where that is asked. */
async function touchPath(visitor, touch, how) {
  const { page } = visitor;
  for (const element of touch) await how(page.locator(`[data-el="${element}"]`).first());
  const confirm = page.locator("[data-confirm]");
  await confirm.or(page.locator('[data-practice]:not([data-state="open"])')).first().waitFor();
  if (await confirm.count()) await how(confirm.first());
}

for (const game of GAMES)
  test(`${game}: the best move is right, and its reason is told`, async () => {
    const visitor = await Visitor.come(here);
    const { page } = visitor;
    const puzzle = simple(game) ?? kept(game)[0];
    await openPuzzle(visitor, game, puzzle);
    const [best] = puzzle.tried;
    const choice = (await choicesOf(visitor, game, puzzle)).find(({ text }) => text === best.actions[0]);
    if (best.actions.length === 1) await touchPath(visitor, choice.touch, (element) => element.click());
    else await inWords(visitor, best.actions);
    await state(visitor, "right");
    await page.locator(".verdict", { hasText: "That’s it!" }).waitFor();
    await page.getByText(`Win chance with it: ${Math.round(best.win * 100)}%.`).waitFor();
    await assertSound(visitor, `${game}, solved`, true);
    await page.locator("[data-next]").click();
    await state(visitor, "open");
    await visitor.visit(`practice/${game}`);
    const last = page.locator("[data-puzzle]").last();
    assert.equal(await last.getAttribute("data-puzzle"), puzzle.id, "what is solved comes last");
    assert.match(await last.innerText(), /Solved/);
    await visitor.leave();
  });

test("a worse move says what it gives away; it can be tried again, or the solution is shown", async () => {
  const visitor = await Visitor.come(here);
  const { page } = visitor;
  const puzzle = simple("basilica");
  await openPuzzle(visitor, "basilica", puzzle);
  const worse = puzzle.tried.at(-1);
  await inWords(visitor, worse.actions);
  await state(visitor, "wrong");
  await page.getByText(`gives away ${Math.round(worse.loss * 100)} percentage points`).waitFor();
  assert.equal(await page.getByText("Win chance with it").count(), 0, "nothing of the solution yet");
  await page.locator("[data-again]").click();
  await state(visitor, "open");
  await inWords(visitor, worse.actions);
  await state(visitor, "wrong");
  await page.locator("[data-show]").click();
  await state(visitor, "shown");
  await page.locator("[data-hint-arrow]").waitFor();
  assert.ok(await page.locator(".el.marked").count(), "what the solution touches is lit");
  await assertSound(visitor, "the solution", true);
  await page.locator("[data-play-on]").click();
  await page.waitForURL(/\/table\//);
  await visitor.turn();
  await page.locator("[data-origin] [data-way-back]").click();
  await state(visitor, "open");
  assert.match(page.url(), new RegExp(`/practice/.+/${puzzle.id}$`));
  visitor.assertNoErrors();
  await visitor.leave();
});

test("today’s puzzle comes first, and is solved with the keyboard alone", async () => {
  const visitor = await Visitor.come(here);
  const { page } = visitor;
  await visitor.visit();
  await page.locator("[data-practice-link]").focus();
  await page.keyboard.press("Enter");
  await page.locator("[data-daily]").waitFor();
  await visitor.visit("practice/basilica");
  await page.locator("[data-daily]").focus();
  await page.keyboard.press("Enter");
  await state(visitor, "open");
  await visitor.settled();
  const id = await page.locator("[data-practice]").getAttribute("data-practice");
  const [best] = kept("basilica").find((one) => one.id === id).tried;
  await inWords(visitor, best.actions, async (choice) => {
    await choice.focus();
    await page.keyboard.press("Enter");
  });
  await state(visitor, "right");
  await page.getByText("1 day in a row").waitFor();
  await page.waitForFunction(() => document.activeElement?.closest(".buttons"));
  await visitor.visit("practice/basilica");
  await page.locator(".today").getByText("Solved").waitFor();
  visitor.assertNoErrors();
  await visitor.leave();
});

test("clear mistakes of a reviewed game wait there, until they are played better", async () => {
  const visitor = await Visitor.come(here);
  const { page } = visitor;
  const table = await finished(visitor, "fantazja");
  await visitor.visit(`review/${table}`);
  await page.locator("[data-verdict]").waitFor();
  const { review } = await asked(visitor, `tables/${table}/review?quality=quick`);
  await visitor.visit("practice/fantazja");
  await page.locator("[data-mistake]").first().click();
  await state(visitor, "open");
  await page.getByText("My mistake").waitFor();
  const name = await page.locator("[data-practice]").getAttribute("data-practice");
  const position = Number(name.split(".")[1]);
  const mistake = review.decisions.find((one) => one.position === position);
  assert.ok(["mistake", "blunder"].includes(mistake.verdict));
  await inWords(
    visitor,
    mistake.best.map(({ text }) => text),
  );
  await state(visitor, "right");
  await visitor.visit("practice/fantazja");
  await page.locator(`[data-mistake="${name}"]`).getByText("Solved").waitFor();
  await assertSound(visitor, "mistakes", true);
  await visitor.leave();
});

for (const [index, language] of ["en", "pl", "fr"].entries())
  test(`practice is sound on a phone in ${language}`, async () => {
    const theme = index ? "dark" : "light";
    const visitor = await Visitor.come(here, { ...PHONE, settings: { theme, language } });
    const { page } = visitor;
    for (const game of ALL ? GAMES : [GAMES[index]]) {
      await visitor.visit(`practice/${game}`);
      await page.locator("[data-puzzle]").first().waitFor();
      await assertSound(visitor, `practice ${game}`, language !== "fr");
      await openPuzzle(visitor, game, simple(game) ?? kept(game)[0]);
      await assertSound(visitor, `a puzzle of ${game}`, language !== "fr");
      await page.locator("[data-show]").tap();
      await state(visitor, "shown");
      await assertSound(visitor, `a solution of ${game}`, language !== "fr");
    }
    await visitor.leave();
  });

test("a puzzle that is not there is refused in words", async () => {
  const visitor = await Visitor.come(here);
  await visitor.visit("practice/basilica/000000000000");
  await visitor.page.getByText("This puzzle doesn’t exist").waitFor();
  await visitor.assertWords();
  await visitor.leave();
});
