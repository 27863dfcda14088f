// Whole games in a real browser: by mouse, by keyboard alone, between two browsers, and on one sofa. A file of tests a game.

import assert from "node:assert/strict";
import { test } from "node:test";
import { goOn } from "./tables.mjs";
import { ALL, byKeyboard, byMouse, drawing, playElsewhere, Visitor } from "./visitor.mjs";

const MOST = 600;
const BY_HAND = 6; // decisions at the beginning, before others are made elsewhere

/** When a few decisions are left: they are made by hand again, after those in between were made elsewhere. */
export const NEARLY_OVER = {
  basilica: (view) => view.marker >= view.next_scoring - 4 && view.next_scoring === 30,
  sagrada: (view) => view.round >= 10,
  fantazja: (view) => view.players.some((one) => one.hand_size + one.stack_size <= 3),
};
const SOME = ALL ? MOST : 5; // decisions by keyboard: to the end there are hundreds of the same kinds

export async function playOut(visitor, decide, between = async () => {}) {
  const count = await playOn(visitor, MOST, decide, between);
  assert.ok(count < MOST, `no end after ${MOST} decisions`);
  return count;
}

/** So many decisions, or to the end. */
async function playOn(visitor, most, decide, between = async () => {}) {
  for (let count = 0; count < most; count += 1) {
    await between(count);
    if (!(await visitor.turn())) return count;
    await decide();
  }
  return most;
}

/** Lift the curtain, having looked that nothing is to be seen before; whether it was down. */
async function lift(visitor) {
  await visitor.turn();
  const curtain = visitor.page.locator("[data-curtain]");
  if (!(await curtain.count())) return false;
  assert.equal(await visitor.page.locator("[data-el]").count(), 0, "something of the board is in the page");
  const text = await visitor.page.locator("main").innerText();
  assert.ok(text.length < 400, `the page says more than it should: ${text}`);
  await curtain.locator(".primary").click();
  await visitor.turn();
  return true;
}

export async function assertOver(visitor) {
  assert.equal((await visitor.standing()).status, "over");
  assert.ok((await visitor.page.locator(".asking strong").innerText()).length > 3, "nobody says who has won");
  await visitor.assertWords();
  visitor.assertNoErrors();
}

/** The tests of a game; `here` is the browser and the server of the file. */
export function testsOf(game, here, seed, language) {
  test(`${game}: a whole game against a computer, with a reload in the middle`, async () => {
    const visitor = await Visitor.come(here);
    const draw = drawing(seed);
    await visitor.open(game, "Play the computer", "novice");
    const count = await playOut(
      visitor,
      () => byMouse(visitor, draw),
      async (done) => {
        if (done === 2) await visitor.page.reload();
        if (done === 4 && ALL) {
          const { at } = await visitor.standing();
          await here.site.restart();
          await visitor.turn();
          assert.ok(Number((await visitor.standing()).at) >= Number(at), "the position was lost");
        }
        if (done !== BY_HAND || ALL) return;
        // In one game the page keeps up with what is played elsewhere; drawing every position takes long.
        if (game === "sagrada") await playElsewhere(visitor, draw, NEARLY_OVER[game]);
        else await goOn(visitor, draw, NEARLY_OVER[game]);
      },
    );
    assert.ok(count > BY_HAND, "nothing was left to decide by hand at the end");
    if (game === "basilica") assert.ok(visitor.stories > 0, "no scoring was told");
    await assertOver(visitor);
    await visitor.leave();
  });

  test(`${game}: by keyboard alone, in ${language}`, async () => {
    const visitor = await Visitor.come(here, { settings: { language } });
    const draw = drawing(seed + 10);
    await visitor.visit();
    const button = visitor.page.locator(`section[aria-labelledby=title-${game}] .primary`);
    for (
      let count = 0;
      count < 60 && !(await button.evaluate((one) => one === document.activeElement));
      count += 1
    )
      await visitor.page.keyboard.press("Tab");
    await visitor.page.keyboard.press("Enter");
    await visitor.page.waitForURL(/\/table\//);
    const count = await playOn(visitor, SOME, () => byKeyboard(visitor, draw));
    if (ALL) await assertOver(visitor);
    assert.ok(count >= 5);
    await visitor.assertWords();
    visitor.assertNoErrors();
    await visitor.leave();
  });

  // What is between the browsers does not know the game.
  test(`${game}: two browsers by link`, { skip: !ALL && game !== "sagrada" }, async () => {
    const [ada, bob] = await Promise.all([Visitor.come(here), Visitor.come(here)]);
    await ada.open(game, "Play a friend");
    const link = await ada.page.getByLabel("Link to this table").inputValue();
    await bob.page.goto(link);
    await bob.page.getByRole("button", { name: "Join" }).click();
    const draw = drawing(seed + 20);
    for (let count = 0; count < (ALL ? 12 : 3); count += 1) {
      await ada.page.waitForSelector(".table[data-at]");
      await bob.page.waitForSelector(".table[data-at]");
      const who = await Promise.race(
        [ada, bob].map((one) => one.page.waitForSelector('.table[data-active="true"]').then(() => one)),
      );
      await byMouse(who, draw);
      const other = who === ada ? bob : ada;
      const { at } = await who.standing();
      await other.page.waitForFunction(
        (seen) => Number(document.querySelector(".table").dataset.at) >= Number(seen),
        at,
      );
    }
    for (const one of [ada, bob]) {
      one.assertNoErrors();
      await one.assertWords();
      await one.leave();
    }
  });

  // One game with a curtain, and Basilica, which needs none.
  test(`${game}: on one sofa, with the curtain`, { skip: !ALL && game === "fantazja" }, async () => {
    const visitor = await Visitor.come(here);
    await visitor.open(game, "Pass and play");
    const draw = drawing(seed + 30);
    let curtains = 0;
    for (let count = 0; count < (ALL ? 20 : 5); count += 1) {
      if (await lift(visitor)) curtains += 1;
      await byMouse(visitor, draw);
    }
    if (game !== "basilica") assert.ok(curtains > 1, "the curtain never came down");
    await lift(visitor);
    const log = await visitor.page.locator(".log li").allInnerTexts();
    await visitor.page.reload();
    await lift(visitor);
    assert.deepEqual(
      log,
      await visitor.page.locator(".log li").allInnerTexts(),
      "the log is not what happened",
    );
    visitor.assertNoErrors();
    await visitor.leave();
  });
}
