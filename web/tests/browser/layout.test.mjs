// What is seen together: on a telephone all that a turn needs, on a small desktop all of the board.

import assert from "node:assert/strict";
import { test } from "node:test";
import { visited } from "./site.mjs";
import { goOn } from "./tables.mjs";
import { answered, byMouse, drawing, drawn, Visitor } from "./visitor.mjs";

const here = visited();
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const FINGER_PX = 44;

/** What a turn needs: what lies at hand, and the board that it goes to. */
const NEEDED = {
  basilica: ["vault:", "order:", "supply:", "cell:0,0", "cell:4,4"],
  sagrada: ["pool:", "tool:", "cell:"],
  fantazja: ["hand:", "imagination", "token:", "cell:castle"],
};
/** When something lies everywhere. */
const MIDDLE = {
  basilica: (view) => view.marker >= 6,
  sagrada: (view) => view.round >= 10,
  fantazja: (view) =>
    view.players.some((one) => one.hand_size + one.stack_size <= 14) &&
    view.players.every((one) => one.hand_size > 0), // an empty hand shows no tile
};

/** What can be touched nowhere: it is outside the window, or below something else. */
async function hidden(page, names) {
  return page.evaluate((wanted) => {
    const elements = [...document.querySelectorAll(".board .el")];
    const isSeen = (one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const isInside = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
      return isInside && one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    };
    return wanted.flatMap((name) => {
      const isMeant = (id) => (name.endsWith(":") ? id.startsWith(name) : id === name);
      const ids = new Set(elements.map((one) => one.dataset.el).filter(isMeant));
      if (!ids.size) return [`no ${name}`];
      return [...ids].filter((id) => !elements.some((one) => one.dataset.el === id && isSeen(one)));
    });
  }, names);
}

const tooSmall = (page) =>
  page.evaluate((least) => {
    const controls = document.querySelectorAll(
      ".line a, .line button:not([data-show-again]), .table .el.lit",
    );
    return [...controls].flatMap((one) => {
      if (one.closest(".camera") || !one.checkVisibility()) return []; // the land is zoomed, the menu closed
      const { width, height } = one.getBoundingClientRect();
      return Math.min(width, height) < least
        ? [`${one.dataset.el ?? one.outerHTML}: ${width} x ${height}`]
        : [];
    });
  }, FINGER_PX - 0.5);

for (const [kind, game, button, seed] of [
  ["basilica", "basilica", "Play the computer", 3],
  ["sagrada", "sagrada", "Play the computer", 4],
  ["sagrada alone", "sagrada", "Solo", 5],
  ["fantazja", "fantazja", "Play the computer", 6],
]) {
  test(`${kind}: on a telephone all that a turn needs is seen at once, and large enough for a finger`, async () => {
    const visitor = await Visitor.come(here, PHONE);
    const { page } = visitor;
    const draw = drawing(seed);
    await visitor.open(game, button, "novice");
    await visitor.turn();
    assert.deepEqual(await tooSmall(page), []);
    await byMouse(visitor, draw);
    await goOn(visitor, draw, MIDDLE[game]);
    await page.evaluate(() => scrollTo(0, 0));
    await answered(page);
    assert.deepEqual(await hidden(page, NEEDED[game]), []);
    assert.deepEqual(await tooSmall(page), []);
    await visitor.assertNoSideways(kind);
    await page.setViewportSize({ width: 844, height: 390 }); // on its side
    await page.locator(".table.low").waitFor();
    await answered(page);
    assert.deepEqual(await hidden(page, NEEDED[game]), []);
    assert.deepEqual(await tooSmall(page), []);
    visitor.assertNoErrors();
    await visitor.leave();
  });
}

test("basilica: on a telephone the question for a confirmation covers no other cell", async () => {
  const visitor = await Visitor.come(here, { ...PHONE, settings: { confirm: "always" } });
  const { page } = visitor;
  await visitor.open("basilica", "Play the computer", "novice");
  await visitor.turn();
  await page.locator('.el.lit[data-el^="vault:"]').first().tap();
  await answered(page);
  await page.locator('.el.lit[data-el^="cell:"]').first().tap();
  await page.locator("[data-confirm]").waitFor();
  await drawn(page);
  const covered = await page.evaluate(() => {
    const bubble = document.querySelector(".bubble").getBoundingClientRect();
    return [...document.querySelectorAll(".el.lit:not(.picked)")].flatMap((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const isCovered =
        left < bubble.right && right > bubble.left && top < bubble.bottom && bottom > bubble.top;
      return isCovered ? [one.dataset.el] : [];
    });
  });
  assert.deepEqual(covered, []);
  await visitor.leave();
});

test("sagrada: one's own faces are larger than those of the others, and on a small desktop no card scrolls", async () => {
  const visitor = await Visitor.come(here, { viewport: { width: 1024, height: 768 } });
  const { page } = visitor;
  await visitor.open("sagrada", "Play the computer", "novice");
  await visitor.turn();
  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 1024, height: 768 },
  ]) {
    await page.setViewportSize(viewport);
    await drawn(page);
    const [own, other] = await Promise.all(
      [".faces .picture svg", ".others .choices svg"].map((one) => page.locator(one).first().boundingBox()),
    );
    assert.ok(own.width > other.width * 1.2, `${own.width} px, theirs ${other.width} px`);
  }
  await byMouse(visitor, drawing(8));
  await visitor.turn();
  const [content, room] = await page.$eval(".far", (one) => [one.scrollHeight, one.clientHeight]);
  assert.ok(content <= room, `${content} px in ${room} px`);
  await visitor.leave();
});

test("basilica: on a telephone no language cuts what a scoring would bring", async () => {
  const visitor = await Visitor.come(here, { ...PHONE, settings: { language: "fr" } });
  const { page } = visitor;
  await visitor.open("basilica", "Jouer contre l’ordinateur", "novice");
  await visitor.turn();
  await page.locator('.el[data-el="cell:2,2"]').first().dispatchEvent("pointerover");
  await page.locator(".slot .caption").waitFor(); // beside it, what the cell is
  await drawn(page);
  const [slot, last] = await page.evaluate(() =>
    [".sheet .slot", ".sheet .stakes .row:last-child"].map(
      (one) => document.querySelector(one).getBoundingClientRect().bottom,
    ),
  );
  assert.ok(last <= slot, `it ends at ${last} px, its place at ${slot} px`);
  await visitor.leave();
});

test("the panel beside a board is folded away for a larger land, and comes back", async () => {
  const visitor = await Visitor.come(here);
  const { page } = visitor;
  await visitor.open("fantazja", "Play the computer", "novice");
  await visitor.turn();
  const land = page.locator(".viewport .frame");
  const before = await land.boundingBox();
  const fold = page.locator("[data-fold]");
  assert.equal(await fold.getAttribute("aria-expanded"), "true");
  await fold.click();
  await page.locator("aside").waitFor({ state: "detached" });
  assert.ok((await land.boundingBox()).width > before.width + 200);
  await fold.click();
  await page.locator("aside [role=tabpanel]").waitFor();
  assert.deepEqual(await land.boundingBox(), before);
  await visitor.leave();
});

for (const [what, context] of [
  ["a telephone", PHONE],
  ["a low desktop", { viewport: { width: 1280, height: 720 } }],
  ["a high desktop", { viewport: { width: 1280, height: 900 } }],
]) {
  test(`nothing moves while a table is opened on ${what}`, async () => {
    const visitor = await Visitor.come(here, context);
    const { page } = visitor;
    await visitor.open("basilica", "Play the computer", "novice");
    await visitor.turn();
    await page.addInitScript(() => {
      globalThis.shifts = [];
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries()) globalThis.shifts.push(value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.reload();
    await visitor.turn();
    await visitor.settled();
    assert.deepEqual(await page.evaluate(() => globalThis.shifts), []);
    await visitor.leave();
  });
}

test("in a low window the board has the room of the header, and its mark leads home", async () => {
  const visitor = await Visitor.come(here, { viewport: { width: 1280, height: 720 } });
  const { page } = visitor;
  await visitor.open("basilica", "Play the computer", "novice");
  await visitor.turn();
  assert.equal(await page.locator("header.slim").isVisible(), false);
  const bottom = await page.$eval(".table", (one) => one.getBoundingClientRect().bottom);
  assert.equal(bottom, 720);
  await page.locator(".line .home").click();
  await page.locator("header a.name").waitFor();
  await visitor.leave();
});

for (const [what, context] of [
  ["a telephone", PHONE],
  ["a desktop", {}],
])
  test(`on ${what} a table has a menu: its rules open beside the board, and it leads out`, async () => {
    const visitor = await Visitor.come(here, context);
    const { page } = visitor;
    await visitor.open("sagrada", "Play the computer", "novice");
    await visitor.turn();
    await page.locator("[data-menu]").click();
    await page.getByRole("button", { name: "Rules" }).click();
    await page.locator("[data-panel] .rules li[id]").first().waitFor();
    assert.match(page.url(), /\/table\//);
    assert.equal(await page.getByRole("tab", { name: "Rules" }).getAttribute("aria-selected"), "true");
    assert.equal(await page.locator("nav:popover-open").count(), 0, "the menu stays");
    await page.locator("[data-menu]").click();
    await page.locator("nav:popover-open a").last().click();
    await page.locator("#title-sagrada").waitFor();
    visitor.assertNoErrors();
    await visitor.leave();
  });

test("fantazja: the cell under the pointer says what a tile would bring there", async () => {
  const visitor = await Visitor.come(here, { settings: { confirm: "always" } });
  const { page } = visitor;
  await visitor.open("fantazja", "Play the computer", "novice");
  await visitor.turn();
  const tiles = await page.$$eval('.el.lit[data-el^="hand:"]', (found) => found.map((one) => one.dataset.el));
  const cells = page.locator('.el.lit[data-el^="cell:"]');
  for (const tile of tiles) {
    await page.locator(`[data-el="${tile}"]`).first().click();
    await answered(page);
    if (await cells.count()) break;
  }
  await cells.first().hover();
  await page.locator("[data-brings]").waitFor();
  const words = await page.locator("[data-brings]").textContent();
  assert.match(words, /^\+\d/);
  await cells.first().click();
  await page.locator("[data-confirm]").waitFor();
  assert.equal(await page.locator(".bubble .gain").textContent(), words.trim());
  visitor.assertNoErrors();
  await visitor.leave();
});
