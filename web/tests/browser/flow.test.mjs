// How a turn feels: the others' moves are seen, an action is one gesture, and nothing jumps.

import assert from "node:assert/strict";
import { test } from "node:test";
import { visited } from "./site.mjs";
import { ALL, answered, byMouse, drawing, drawn, Visitor } from "./visitor.mjs";

const here = visited();
const GAMES = ["basilica", "sagrada", "fantazja"];
const MOVING = { reducedMotion: "no-preference", settings: { motion: true, speed: "calm" } };

/** In the page: stop the first piece that flies, and note where it is and how opaque at twelve moments of its way. */
function sampleFlight() {
  return new Promise((done) => {
    const sample = () => {
      const piece = document.querySelector("[data-flying]");
      const animation = piece?.getAnimations()[0];
      if (!animation) return requestAnimationFrame(sample);
      animation.pause();
      const { duration } = animation.effect.getTiming();
      const moments = Array.from({ length: 12 }, (_, index) => {
        animation.currentTime = (duration * index) / 11;
        const { opacity, transform } = getComputedStyle(piece);
        const { e: left, f: top } = new DOMMatrix(transform);
        return { left, top, opacity: Number(opacity) };
      });
      const hidden = document.querySelectorAll("[data-arriving]").length;
      animation.play();
      done({ duration, moments, hidden });
    };
    sample();
  });
}

/** In the page: note the shapes of pieces on their way that are black, and on the board are not. */
function watchColours() {
  window.blackened = [];
  const isBlack = (shape) => getComputedStyle(shape).fill === "rgb(0, 0, 0)";
  const isOnBoard = (shape) =>
    [...document.querySelectorAll(`.board ${shape.localName}`)].some(
      (one) => !isBlack(one) && one.outerHTML === shape.outerHTML,
    );
  new MutationObserver((changes) => {
    for (const copy of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (copy.dataset && "floating" in copy.dataset)
        for (const shape of copy.querySelectorAll("path, rect, circle, ellipse"))
          if (isBlack(shape) && isOnBoard(shape)) window.blackened.push(shape.outerHTML);
  }).observe(document.body, { childList: true });
}

/** Decide until it is the computer's turn. */
async function untilTheirTurn(visitor, draw) {
  for (let count = 0; count < 60; count += 1) {
    await visitor.turn();
    const { mover, seat } = await visitor.standing();
    await byMouse(visitor, draw);
    const now = await visitor.standing();
    if (mover === seat && now.mover !== seat && now.status === "playing") return;
  }
  assert.fail("it is never the computer's turn");
}

for (const [index, game] of GAMES.entries())
  test(`${game}: a piece of the computer is seen on its way, and what changed stays marked`, async () => {
    const visitor = await Visitor.come(here, MOVING);
    const { page } = visitor;
    const draw = drawing(index + 40);
    await visitor.open(game, "Play the computer", "novice");
    await page.evaluate(watchColours);
    const flight = page.evaluate(sampleFlight);
    await untilTheirTurn(visitor, draw);
    const { duration, moments, hidden } = await flight;
    assert.ok(duration >= 300, `a flight of ${duration} ms`);
    assert.ok(
      moments.every(({ opacity }) => opacity === 1),
      "it is not opaque all the way",
    );
    const places = new Set(moments.map(({ left, top }) => `${Math.round(left)},${Math.round(top)}`));
    assert.ok(places.size >= 8, `the piece is seen at ${places.size} places of its way`);
    assert.ok(hidden > 0, "it is at its place before it has landed");
    await visitor.turn();
    await page.waitForSelector(".el.changed");
    // What was done is said, and shown without the names of cells.
    const recap = page.locator("[data-recap]");
    await recap.locator(".deed").first().waitFor();
    assert.match(await recap.locator("[role=status]").textContent(), /^Novice \w+/);
    assert.doesNotMatch(await recap.locator(".seen").innerText(), /\b([a-e][1-5]|[nesw]\d)\b/);
    await page.locator("[data-show-again]").click();
    await page.waitForSelector("[data-flying]");
    await page.keyboard.press("Escape"); // skips
    await page.waitForSelector('[data-floating], .table[data-active="false"]', { state: "detached" });
    await byMouse(visitor, draw);
    await page.waitForFunction(
      () => !document.querySelector(".el.changed") || !document.querySelector('[data-active="true"]'),
    );
    assert.deepEqual(await page.evaluate(() => window.blackened), [], "pieces without their colours");
    visitor.assertNoErrors();
    await visitor.leave();
  });

/** In the page: the lines of the log and the points before a die of the computer flies, on its way, and when it has landed. */
function sampleLog(own) {
  return new Promise((done) => {
    /** What is heard: a number that rolls is at its new value. */
    const heard = (score) => {
      const copy = score.cloneNode(true);
      for (const rolling of copy.querySelectorAll(".rolling")) rolling.remove();
      return copy.textContent.replace(/\s+/g, " ").trim();
    };
    const numbers = () => ({
      lines: document.querySelectorAll(".log li").length,
      points: [...document.querySelectorAll(".board [data-score]")].map(heard),
    });
    let [before, during] = [numbers(), null];
    const look = () => {
      const flying = document.querySelector('[data-flying^="cell:"]');
      if (flying && flying.dataset.flying[5] !== own) during ??= numbers();
      else if (during) return done({ before, during, after: numbers() });
      else if (!document.querySelector("[data-flying]")) before = numbers();
      requestAnimationFrame(look);
    };
    look();
  });
}

test("sagrada: the log and the points wait for a die of the computer to land", async () => {
  const visitor = await Visitor.come(here, MOVING);
  const { page } = visitor;
  const draw = drawing(70);
  await visitor.open("sagrada", "Play the computer", "apprentice");
  await visitor.turn();
  await byMouse(visitor, draw); // the window
  const { seat } = await visitor.standing();
  const sampled = page.evaluate(sampleLog, String(seat));
  await untilTheirTurn(visitor, draw);
  const { before, during, after } = await sampled;
  assert.deepEqual(during, before, "they run ahead");
  assert.ok(after.lines > during.lines, "what was done is not in the log");
  visitor.assertNoErrors();
  await visitor.leave();
});

test("sagrada: after the end of a turn it is said whose second turn begins", async () => {
  const visitor = await Visitor.come(here, MOVING);
  const { page } = visitor;
  await visitor.open("sagrada", "Solo");
  await visitor.turn();
  await byMouse(visitor, drawing(1)); // the window
  await visitor.turn();
  const recap = page.locator("[data-recap] .seen");
  assert.equal((await recap.innerText()).trim(), "");
  await page.locator('[data-el="pass"]').click();
  await recap.getByText("Your second turn this round").waitFor();
  await page.locator(".asking .words", { hasText: "Your second turn this round: place a die" }).waitFor();
  visitor.assertNoErrors();
  await visitor.leave();
});

/** In the page: note of every place that a piece flies to whether it can be seen. */
function noteLandings() {
  globalThis.landings = new Map();
  const look = () => {
    for (const { dataset } of document.querySelectorAll("[data-flying]")) {
      const box = document.querySelector(`.board [data-el="${dataset.flying}"]`)?.getBoundingClientRect();
      if (!box) continue; // it is drawn anew just now
      const line = document.querySelector(".line").getBoundingClientRect();
      const isSeen = box.top >= line.bottom && box.bottom <= innerHeight;
      if (!globalThis.landings.has(dataset.flying)) globalThis.landings.set(dataset.flying, isSeen);
    }
    requestAnimationFrame(look);
  };
  look();
}

test("sagrada: on a phone the page goes to where a piece of the computer lands", async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const visitor = await Visitor.come(here, { ...MOVING, ...phone });
  const { page } = visitor;
  const draw = drawing(70);
  await visitor.open("sagrada", "Play the computer", "apprentice");
  await visitor.turn();
  await byMouse(visitor, draw); // the window
  await page.evaluate(noteLandings);
  const { seat } = await visitor.standing();
  const theirs = () =>
    page.evaluate(
      (own) => [...globalThis.landings].filter(([to]) => /^cell:\d,/.test(to) && to[5] !== own),
      seat,
    );
  while (!(await theirs()).length) {
    await page.waitForSelector('.table[data-active="true"], .table[data-status="over"]');
    assert.equal((await visitor.standing()).status, "playing", "the computer places no die");
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.locator('[data-el="pass"]').click();
    await drawn(page);
  }
  assert.deepEqual(
    (await theirs()).filter(([, isSeen]) => !isSeen),
    [],
  );
  visitor.assertNoErrors();
  await visitor.leave();
});

test("fantazja: on a phone the line above the board names who did it", async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const visitor = await Visitor.come(here, phone);
  const { page } = visitor;
  const draw = drawing(40);
  await visitor.open("fantazja", "Play the computer", "apprentice"); // who says the same in every run
  await untilTheirTurn(visitor, draw);
  await visitor.turn();
  const seen = page.locator("[data-recap] .seen");
  await seen.locator(".deed").first().waitFor();
  assert.match((await seen.innerText()).trim(), /^(… )?Apprentice /);
  await page.evaluate(() => document.fonts.ready); // it is fitted anew when a font has come
  await drawn(page);
  const { height, needed } = await seen.evaluate((one) => ({
    height: one.parentElement.clientHeight,
    needed: one.scrollHeight,
  }));
  assert.ok(needed <= height + 1, `${needed} px of text in ${height} px: ${await seen.innerText()}`);
  visitor.assertNoErrors();
  await visitor.leave();
});

test("fantazja: on a phone the question for a confirmation covers no tile of the hand", async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const visitor = await Visitor.come(here, phone);
  const { page } = visitor;
  await visitor.open("fantazja", "Play the computer", "novice");
  await visitor.turn();
  await page.locator('.el.lit[data-el^="hand:"]').first().tap();
  await answered(page);
  if (!(await page.locator("[data-confirm]").count())) await page.locator('[data-el="imagination"]').tap();
  await page.locator("[data-confirm]").waitFor();
  await drawn(page);
  const covered = await page.evaluate(() => {
    const bubble = document.querySelector(".bubble").getBoundingClientRect();
    const tiles = [...document.querySelectorAll('[data-el^="hand:"]')];
    return tiles.filter((tile) => {
      const { left, right, top, bottom } = tile.getBoundingClientRect();
      return left < bubble.right && right > bubble.left && top < bubble.bottom && bottom > bubble.top;
    }).length;
  });
  assert.equal(covered, 0);
  visitor.assertNoErrors();
  await visitor.leave();
});

for (const [index, game] of GAMES.entries())
  test(`${game}: nothing jumps in a turn, and a drag selects no text`, async () => {
    const visitor = await Visitor.come(here);
    const { page } = visitor;
    const draw = drawing(index + 50);
    await visitor.open(game, "Play the computer", "novice");
    await visitor.turn();
    await byMouse(visitor, draw);
    await visitor.turn();
    await page.evaluate(() => {
      globalThis.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shifted += entry.value;
      }).observe({ type: "layout-shift" });
    });
    const heights = () =>
      page.$$eval(".asking, [data-recap]", (found) => found.map((one) => one.getBoundingClientRect().height));
    const before = await heights();
    for (let count = 0; count < 3; count += 1) {
      if (!(await visitor.turn())) break;
      await byMouse(visitor, draw);
      assert.deepEqual(await heights(), before, "the lines above the board change their height");
    }
    await visitor.turn();
    const [piece] = await visitor.lit();
    const box = await page.locator(`[data-el="${piece}"]`).first().boundingBox();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(640, 620, { steps: 8 });
    await page.mouse.up();
    assert.equal(await page.evaluate(() => String(getSelection())), "", "dragging has selected text");
    const shifted = await page.evaluate(() => globalThis.shifted);
    assert.ok(shifted < 0.02, `the layout has shifted by ${shifted}`);
    visitor.assertNoErrors();
    await visitor.leave();
  });

/** Take up a piece that is lit and hold it over a place that lights up for it. */
async function carry(visitor, piece, place) {
  const { mouse } = visitor.page;
  for (const [wanted, isTaken] of [
    [piece, false],
    [place, true],
  ]) {
    await visitor.page.waitForSelector(`.el.lit[data-el^="${wanted}"]`);
    const box = await visitor.page.locator(`.el.lit[data-el^="${wanted}"]`).first().boundingBox();
    await mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 6 });
    if (isTaken) continue;
    await mouse.down();
    await mouse.move(box.x + box.width / 2, box.y + box.height / 2 - 30, { steps: 4 });
  }
}

test("basilica: a carried piece makes way for the picture of how it would lie", async () => {
  const visitor = await Visitor.come(here, MOVING);
  await visitor.open("basilica", "Play the computer", "novice");
  await visitor.turn();
  await carry(visitor, "vault:", "cell:");
  await visitor.page.locator("[data-carried]").waitFor({ state: "hidden" });
  await visitor.page.mouse.move(640, 790, { steps: 4 });
  await visitor.page.locator("[data-carried]").waitFor({ state: "visible" });
  await visitor.page.mouse.up();
  await visitor.page.locator("[data-carried]").waitFor({ state: "detached" });
  visitor.assertNoErrors();
  await visitor.leave();
});

test("basilica: what follows one's own vault is seen as it arrives, not as the preview left it", async () => {
  const visitor = await Visitor.come(here, MOVING);
  await visitor.open("basilica", "Play the computer", "novice");
  await visitor.turn();
  await carry(visitor, "vault:", "cell:");
  await visitor.page.locator("[data-carried]").waitFor({ state: "hidden" }); // the preview is shown
  const pictures = visitor.page.evaluate(flightToVaultSpace);
  await visitor.page.mouse.up();
  const { flying, landed } = await pictures;
  assert.equal(flying, landed);
  visitor.assertNoErrors();
  await visitor.leave();
});

/** In the page: what flies to the first vault space, and what lies there afterwards, as the shapes in it. */
function flightToVaultSpace() {
  const shapes = (root) =>
    [...root.querySelectorAll("use, path, rect:not(.halo)")].map((one) => one.outerHTML).join("");
  return new Promise((done) => {
    let flying = null;
    const look = () => {
      const copy = document.querySelector('[data-flying="vault:0"]');
      if (copy) flying = shapes(copy);
      if (flying && !copy) done({ flying, landed: shapes(document.querySelector('[data-el="vault:0"]')) });
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** Click, and count it. */
async function click(visitor, selector) {
  visitor.clicks += 1;
  await visitor.page.locator(selector).first().click();
}

/** From what is lit, click until the position changes; how many clicks it took. */
async function clicksOfAMove(visitor, wanted) {
  const { at } = await visitor.standing();
  visitor.clicks = 0;
  while ((await visitor.standing()).at === at && visitor.clicks < 6) {
    const lit = (await visitor.lit()).filter((one) => wanted.test(one));
    const confirm = visitor.page.locator("[data-confirm]");
    if (!lit.length && (await confirm.count())) await click(visitor, "[data-confirm]");
    else if (lit.length) await click(visitor, `[data-el="${lit[0]}"]`);
    await visitor.page.waitForFunction(
      (before) =>
        document.querySelector(".table").dataset.at !== before ||
        document.querySelector(".el.lit, [data-confirm]"),
      at,
    );
    await drawn(visitor.page);
  }
  return visitor.clicks;
}

const FIRST_MOVE = {
  basilica: /^(vault|cell):/,
  sagrada: /^window:/,
  fantazja: /^(hand|cell):/,
};
const ORDINARY_MOVE = { ...FIRST_MOVE, sagrada: /^(pool|cell):/ };

for (const game of GAMES)
  test(`${game}: home, piece, place: a first move takes three clicks, an ordinary one two`, async () => {
    const visitor = await Visitor.come(here);
    await visitor.visit();
    await visitor.page.locator(`section[aria-labelledby=title-${game}] .primary`).click();
    await visitor.page.waitForURL(/\/table\//);
    await visitor.turn();
    const first = await clicksOfAMove(visitor, FIRST_MOVE[game]);
    assert.ok(1 + first <= 3, `the first move took ${1 + first} clicks`);
    let ordinary = Infinity;
    for (let count = 0; count < 4 && ordinary > 2; count += 1) {
      await visitor.turn();
      ordinary = await clicksOfAMove(visitor, ORDINARY_MOVE[game]);
    }
    assert.ok(ordinary <= 2, `an ordinary move took ${ordinary} clicks`);
    visitor.assertNoErrors();
    await visitor.leave();
  });

for (const game of GAMES)
  test(`${game}: a double click ends in nothing that cannot be undone`, async () => {
    const visitor = await Visitor.come(here);
    const { page } = visitor;
    await visitor.open(game, "Play the computer", "novice");
    await visitor.turn();
    for (const piece of (await visitor.lit()).slice(0, 6)) {
      const { at } = await visitor.standing();
      await page.locator(`[data-el="${piece}"]`).first().dblclick();
      await answered(page);
      const now = await visitor.standing();
      const isUndoable = (await page.locator("[data-take-back]").count()) > 0;
      assert.ok(now.at === at || isUndoable, `a double click on ${piece} cannot be undone`);
      if (now.at !== at) break;
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
    }
    visitor.assertNoErrors();
    await visitor.leave();
  });

/** In the page: what is lit, and is not what a pointer in its middle meets; what is scrolled away is no matter. */
function unreachable() {
  return [...document.querySelectorAll(".el.lit, .asking button, [data-recap] button")].flatMap((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const met = document.elementFromPoint(x, y);
    if (!met || one.contains(met) || met.closest(".el") === one) return [];
    if (met.closest(".el")?.dataset.el === one.dataset.el) return [];
    return [`${one.dataset.el ?? one.outerHTML.slice(0, 80)} is under ${met.outerHTML.slice(0, 120)}`];
  });
}

for (const [width, height] of [...(ALL ? [[1280, 720]] : []), [1024, 768]])
  test(`whatever is lit can be touched in a window of ${width} by ${height}, in a first game`, async () => {
    for (const [index, game] of GAMES.entries()) {
      const visitor = await Visitor.come(here, { viewport: { width, height } });
      const draw = drawing(index + 60);
      await visitor.open(game, "Play the computer", "novice");
      await visitor.turn();
      await visitor.page.locator("[data-lesson-offer]").waitFor();
      for (let count = 0; count < (ALL ? 12 : 5); count += 1) {
        if (!(await visitor.turn())) break;
        await drawn(visitor.page);
        assert.deepEqual(await visitor.page.evaluate(unreachable), [], `${game}, decision ${count}`);
        await byMouse(visitor, draw);
      }
      assert.equal(await visitor.page.locator("[data-lesson-offer]").count(), 0, "the offer stays");
      visitor.assertNoErrors();
      await visitor.leave();
    }
  });
