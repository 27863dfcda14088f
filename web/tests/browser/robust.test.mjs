// What goes wrong on the way: lost lines, two tabs, a server that is away, a path below a proxy.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Site, visited } from "./site.mjs";
import { byMouse, drawing, drawn, Visitor } from "./visitor.mjs";

const here = visited();

test("two tabs of one seat stay equal", async () => {
  const visitor = await Visitor.come(here);
  await visitor.open("basilica", "Play the computer", "novice");
  const other = await visitor.context.newPage();
  await other.goto(visitor.page.url());
  const draw = drawing(5);
  for (let count = 0; count < 3; count += 1) {
    await visitor.turn();
    await byMouse(visitor, draw);
    const { at } = await visitor.standing();
    await other.waitForFunction(
      (seen) => Number(document.querySelector(".table")?.dataset.at) >= Number(seen),
      at,
    );
  }
  await visitor.turn();
  await other.waitForSelector('.table[data-active="true"]');
  const lit = (page) => page.$$eval(".el.lit", (found) => found.map((one) => one.dataset.el).sort());
  assert.deepEqual(await lit(other), await lit(visitor.page));
  await visitor.leave();
});

test("a lost acknowledgement doubles nothing", async () => {
  const visitor = await Visitor.come(here);
  // The line is cut right after a decision was sent: the answer never arrives, and the page sends it again.
  await visitor.page.addInitScript(() => {
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (data) {
      send.call(this, data);
      const { type, at, then = [] } = JSON.parse(data);
      if (type === "decide") (globalThis.decisions ??= {})[at] = 1 + then.length; // sent again, it is the same one
      if (globalThis.cut && JSON.parse(data).type === "decide") {
        globalThis.cut = false;
        globalThis.sent = (globalThis.sent ?? 0) + 1;
        this.onmessage = null;
        setTimeout(() => this.close(), 30);
      }
    };
  });
  await visitor.open("sagrada", "Solo");
  const draw = drawing(6);
  for (let count = 0; count < 3; count += 1) {
    await visitor.turn();
    const { at } = await visitor.standing();
    await visitor.page.evaluate(() => (globalThis.cut = true));
    await byMouse(visitor, draw);
    await visitor.turn();
    const now = await visitor.standing();
    const decided = await visitor.page.evaluate(
      ([from, to]) =>
        Object.entries(globalThis.decisions).reduce(
          (sum, [when, number]) => sum + (Number(when) >= from && Number(when) < to ? number : 0),
          0,
        ),
      [Number(at), Number(now.at)],
    );
    assert.equal(Number(now.at), Number(at) + decided, "each decision is one position further");
  }
  assert.equal(await visitor.page.evaluate(() => globalThis.sent), 3);
  await visitor.leave();
});

test("a server that is away is spoken of, and the game goes on when it is back", async () => {
  const visitor = await Visitor.come(here);
  await visitor.open("sagrada", "Solo");
  await visitor.turn();
  await here.site.down("SIGKILL");
  await visitor.page.getByText("Can’t reach the server", { exact: false }).first().waitFor();
  await here.site.up();
  await visitor.page.waitForFunction(() => !document.querySelector(".away"));
  await visitor.turn();
  await byMouse(visitor, drawing(7));
  await visitor.leave();
});

test("a decision that is being made outlasts a server that starts anew", async () => {
  const visitor = await Visitor.come(here, { settings: { confirm: "always" } });
  const { page } = visitor;
  await visitor.open("basilica", "Play the computer", "novice");
  await visitor.turn();
  await page.locator('[data-el^="vault:"].lit').first().click();
  const cell = (await visitor.lit()).find((one) => one.startsWith("cell:"));
  await page.locator(`[data-el="${cell}"]`).first().click();
  const confirm = page.locator("[data-confirm]");
  await confirm.waitFor();
  const { at } = await visitor.standing();
  const isBack = new Promise((done) => {
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => /"type": ?"table"/.test(payload) && done()),
    );
  });
  await here.site.restart();
  await isBack;
  await drawn(page);
  assert.deepEqual([await confirm.count(), (await visitor.standing()).at], [1, at]);
  await confirm.click();
  await page.waitForFunction((before) => document.querySelector(".table").dataset.at !== before, at);
  visitor.assertNoErrors();
  await visitor.leave();
});

test("below a path, as behind a proxy", async () => {
  const below = await Site.start("--root-path", "/games/rosace");
  try {
    const visitor = await Visitor.come({ ...here, site: below });
    await visitor.open("fantazja", "Play the computer", "novice");
    assert.ok(visitor.page.url().startsWith(`${below.address}table/`));
    const draw = drawing(8);
    for (let count = 0; count < 2; count += 1) {
      await visitor.turn();
      await byMouse(visitor, draw);
    }
    await visitor.page.reload();
    await visitor.turn();
    visitor.assertNoErrors();
    await visitor.leave();
  } finally {
    await below.stop();
  }
});

test("why not: a refusal has a sentence, a clause and the element that is in the way", async () => {
  const visitor = await Visitor.come(here);
  await visitor.open("sagrada", "Play the computer", "novice");
  const draw = drawing(9);
  let die;
  for (let count = 0; count < 12 && !die; count += 1) {
    await visitor.turn();
    if (count > 3) die = (await visitor.lit()).find((one) => one.startsWith("pool:"));
    if (!die) await byMouse(visitor, draw);
  }
  assert.ok(die, "there is a die to take");
  await visitor.page.locator(`[data-el="${die}"]`).first().click();
  const { seat } = await visitor.standing();
  const allowed = new Set(await visitor.lit());
  const cells = await visitor.page.$$eval(`[data-el^="cell:${seat},"]`, (found) =>
    found.map((one) => one.dataset.el),
  );
  const refused = cells.find((one) => !allowed.has(one));
  await visitor.page.locator(`[data-el="${refused}"]`).first().click();
  await visitor.page.locator(".refusal a").waitFor();
  assert.match(await visitor.page.locator(".refusal a").getAttribute("href"), /rules\/sagrada#S\d/);
  await visitor.leave();
});

const NOWHERE = [
  "nothing",
  "constructor",
  "score",
  "score/nothing",
  "rules/nothing",
  "rules/constructor",
  "lesson/nothing",
  "new/nothing",
  "table/nonsense",
  "table/..%2F..%2Fme",
  "replay/x/y",
  "replay/%E0%A4%A/1",
  "%E0%A4%A",
];

test("an address with nothing behind it says so, and the way home works", async () => {
  const visitor = await Visitor.come(here);
  for (const path of NOWHERE) {
    await visitor.visit(path);
    await visitor.page.getByText(/There’s nothing (here|at this address)/).waitFor();
    await visitor.page.locator("header a.name").click();
    await visitor.page.locator(".windows").waitFor();
    assert.deepEqual(visitor.errors, [], path);
    await visitor.assertWords();
  }
  await visitor.leave();
});

/** Sit down at a table that does not light what is legal. */
async function openUnlit(visitor, game, places, options = {}) {
  await visitor.visit();
  const table = await visitor.page.evaluate(
    async (wanted) => {
      const headers = { "content-type": "application/json" };
      const answer = await fetch("api/v1/tables", {
        method: "POST",
        headers,
        body: JSON.stringify(wanted),
      });
      return (await answer.json()).table;
    },
    { game, places, options, assist: { legal: false } },
  );
  await visitor.visit(`table/${table}`);
  await visitor.turn();
  assert.deepEqual(await visitor.lit(), []);
}

test("where nothing is lit, things are tried by the keyboard, too; the title says whose turn it is", async () => {
  const visitor = await Visitor.come(here);
  await openUnlit(visitor, "sagrada", ["me"]);
  assert.match(await visitor.page.title(), /Your turn/);
  await visitor.page.keyboard.press("ArrowRight");
  await visitor.page.keyboard.press("Enter");
  await visitor.page.locator("[data-confirm], .refusal").first().waitFor();
  await visitor.page.locator(".line .home").click();
  await visitor.page.locator(".windows").waitFor();
  assert.equal(await visitor.page.title(), "Rosace");
  visitor.assertNoErrors();
  await visitor.leave();
});

test("where nothing is lit, what is no tile or cell can be touched, too", async () => {
  const visitor = await Visitor.come(here);
  await openUnlit(visitor, "fantazja", ["me", "novice"], { first: "1" });
  const { at } = await visitor.standing();
  await visitor.page.locator('[data-el^="hand:"]').first().click();
  await visitor.page.locator('[data-el="imagination"]').click();
  await visitor.page.waitForFunction((before) => document.querySelector(".table").dataset.at !== before, at);
  visitor.assertNoErrors();
  await visitor.leave();
});
