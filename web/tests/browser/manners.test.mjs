// How a table and the pages around it behave to those who use them: taking back, dragging, asking why, being told.

import assert from "node:assert/strict";
import { test } from "node:test";
import { visited } from "./site.mjs";
import { byMouse, drawing, drawn, Visitor } from "./visitor.mjs";

const here = visited();

/** Play on one sofa until a turn has ended that can be taken back: whose it was, and where the game stood. */
async function endTurn(visitor, draw) {
  for (let count = 0; count < 80; count += 1) {
    await visitor.turn();
    if (await visitor.page.locator("[data-curtain]").count())
      await visitor.page.locator("[data-curtain] .primary").click();
    await visitor.turn();
    const before = await visitor.standing();
    await byMouse(visitor, draw, "vault:"); // another vault of Basilica is turned up for one that is taken
    await visitor.turn();
    const isDown = (await visitor.page.locator("[data-curtain]").count()) > 0;
    const isOther = isDown || (await visitor.standing()).seat !== before.seat;
    if (isOther && (await visitor.page.locator("[data-take-back]").count())) return before;
  }
  throw new Error("no turn that could be taken back");
}

// In Fantazja the end of a turn draws a tile for the next: that is never taken back.
for (const [game, seed] of [
  ["basilica", 10],
  ["sagrada", 3],
]) {
  test(`${game}: on a sofa, who ended a turn takes it back`, async () => {
    const visitor = await Visitor.come(here);
    const { page } = visitor;
    await visitor.open(game, "Pass and play");
    const before = await endTurn(visitor, drawing(seed));
    if (game === "sagrada") {
      const names = JSON.parse(await page.evaluate(() => localStorage.getItem("rosace-sofa")));
      await page.getByText(`${names[1 - Number(before.seat)]}, it’s your turn`).waitFor();
      await page.keyboard.press("z"); // does nothing: whose key it is is not known
    }
    await page.locator("[data-take-back]").click();
    await page
      .locator(`.table[data-seat="${before.seat}"][data-mover="${before.seat}"][data-active="true"]`)
      .waitFor();
    // Each decision of the action, and its being taken back.
    const steps = Number((await visitor.standing()).at) - Number(before.at);
    assert.ok(steps > 0 && steps % 2 === 0, `not all of the action was taken back: ${steps} steps`);
    await byMouse(visitor, drawing(seed + 1));
    visitor.assertNoErrors();
    await visitor.assertWords();
    await visitor.leave();
  });
}

test("the faces of windows stay under the pointer that looks at one of them", async () => {
  const visitor = await Visitor.come(here, { settings: { confirm: "never" } });
  const { page } = visitor;
  await visitor.open("sagrada", "Play the computer");
  await visitor.turn();
  const faces = page.locator('[data-el^="window:"]');
  assert.equal(await faces.count(), 4);
  const before = await faces.first().boundingBox();
  await faces.first().hover(); // nothing is picked, so nothing is previewed
  await drawn(page);
  assert.deepEqual(await faces.first().boundingBox(), before);
  assert.equal(await faces.count(), 4);
  await page.mouse.down();
  await page.mouse.up();
  await page.locator('[data-el^="cell:0,"]').first().waitFor();
  visitor.assertNoErrors();
  await visitor.assertWords();
  await visitor.leave();
});

test("the focus stays on a cell that is drawn anew while it is looked at", async () => {
  const visitor = await Visitor.come(here, { settings: { confirm: "always" } });
  const { page } = visitor;
  let id = "";
  let view = null;
  // The server does not show a decision that would reveal something: here something lies in the cell in any case.
  await page.routeWebSocket(/./, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      for (const message of [JSON.parse(text)].flat()) view = message.view ?? view;
      socket.send(text);
    });
    socket.onMessage((text) => {
      const { type, ...asked } = JSON.parse(text);
      const [column, row] = id.slice("cell:".length).split(",").map(Number);
      const laid = { at: "abcde"[column] + (row + 1), column, row, scaffolding: true };
      if (type !== "preview") server.send(text);
      else
        socket.send(
          JSON.stringify({
            type,
            ...asked,
            final: false,
            view: { ...view, cathedral: [...view.cathedral, laid] },
          }),
        );
    });
  });
  await visitor.open("basilica", "Play the computer");
  await visitor.turn();
  await page.keyboard.press("ArrowRight"); // somebody plays by keyboard
  await page.locator('[data-el^="vault:"].lit').first().focus();
  await page.keyboard.press("Enter");
  id = (await visitor.lit()).find((one) => one.startsWith("cell:"));
  await page.locator(`[data-el="${id}"]`).focus();
  await page.locator(`.slot [data-el="${id}"]:focus`).waitFor();
  const { at } = await visitor.standing();
  await page.keyboard.press("Enter");
  await page.locator("[data-confirm]").waitFor();
  await page.locator(`.slot [data-el="${id}"]:focus`).waitFor();
  await page.keyboard.press("Enter");
  await page.waitForFunction((before) => document.querySelector(".table").dataset.at !== before, at);
  visitor.assertNoErrors();
  await visitor.leave();
});

test("by keyboard, too, one hears why something may not be touched", async () => {
  const visitor = await Visitor.come(here);
  const { page } = visitor;
  await visitor.open("basilica", "Pass and play");
  await visitor.turn();
  const [lit] = await visitor.lit();
  const reached = () => page.locator('[data-el][tabindex="0"]').count();
  const few = await reached();
  await page.locator(`[data-el="${lit}"]`).first().focus();
  await page.keyboard.press("w");
  await page.getByText("You can reach everything on the board now").waitFor();
  assert.ok((await reached()) > few);
  await page.locator('[data-el][tabindex="0"]:not(.lit)').first().focus();
  await page.keyboard.press("Enter");
  await page.locator(".refusal").waitFor();
  await page.keyboard.press("w");
  assert.equal(await reached(), few);
  visitor.assertNoErrors();
  await visitor.leave();
});

test("who wants to play again is seen, and both are taken to the new table", async () => {
  const [ada, bob] = await Promise.all([Visitor.come(here), Visitor.come(here)]);
  await ada.open("basilica", "Play a friend");
  await bob.page.goto(await ada.page.getByLabel("Link to this table").inputValue());
  await bob.page.getByRole("button", { name: "Join" }).click();
  await bob.page.getByRole("tab", { name: "Table" }).click();
  await bob.page.getByRole("button", { name: "Resign" }).click();
  await bob.page.getByRole("button", { name: "Are you sure?" }).click();
  const old = ada.page.url();
  await ada.page.locator("[data-result]").getByRole("button", { name: "Play again" }).click();
  await bob.page.getByText("Wants to play again").first().waitFor();
  await bob.page.locator("[data-result]").getByRole("button", { name: "Play again" }).click();
  for (const one of [ada, bob]) {
    await one.page.waitForFunction((before) => location.href !== before, old);
    one.assertNoErrors();
  }
  assert.equal(ada.page.url(), bob.page.url());
  await Promise.all([ada.leave(), bob.leave()]);
});

test("another page is announced, named in the title, and begins at its top for the keyboard", async () => {
  const visitor = await Visitor.come(here);
  const { page } = visitor;
  const announced = page.locator("[data-announced]");
  await visitor.visit();
  assert.equal(await page.title(), "Rosace");
  assert.equal(await announced.innerText(), "", "nobody went anywhere yet");
  for (const [place, words] of [
    ["Lobby", "Open tables"],
    ["My games", "My games"],
    ["Daily", "Daily window"],
    ["Profile", "Profile"],
  ]) {
    await page.getByRole("link", { name: place }).click();
    await page.waitForFunction(
      (wanted) => document.querySelector("[data-announced]").textContent === wanted,
      words,
    );
    assert.equal(await page.title(), `${words} – Rosace`);
    assert.equal(await page.evaluate(() => document.activeElement.id), "main");
  }
  await visitor.visit("rules/fantazja");
  await page.waitForFunction(() => document.title === "Rules of Fantazja – Rosace");
  await visitor.open("sagrada", "Solo");
  await visitor.turn();
  assert.equal(await page.title(), "Your turn – Sagrada – Rosace");
  visitor.assertNoErrors();
  await visitor.leave();
});

test("my games show what has happened meanwhile", async () => {
  const visitor = await Visitor.come(here);
  const { page } = visitor;
  await page.clock.install(); // so that the test does not wait for the page to ask again
  await visitor.visit("mine");
  await page.getByText("No games in progress").waitFor();
  const other = await visitor.context.newPage();
  await other.goto(here.site.address);
  await other
    .locator("section[aria-labelledby=title-sagrada]")
    .getByRole("button", { name: "Solo", exact: true })
    .click();
  await other.waitForURL(/\/table\//);
  await page.bringToFront();
  await page.clock.fastForward(10_000);
  await page.locator("main a[href*='/table/']").first().waitFor();
  visitor.assertNoErrors();
  await visitor.leave();
});

test("dragging: a vault is taken up and let go over a cell", async () => {
  const visitor = await Visitor.come(here, { settings: { confirm: "always" } });
  const { page } = visitor;
  await visitor.open("basilica", "Pass and play");
  await visitor.turn();
  const middle = async (id) => {
    const box = await page.locator(`[data-el="${id}"]`).first().boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const vault = (await visitor.lit()).find((one) => one.startsWith("vault:"));
  await page.mouse.move(...(await middle(vault)));
  await page.mouse.down();
  const [x, y] = await middle("cell:2,0");
  await page.mouse.move(x - 30, y - 30, { steps: 5 });
  await page.mouse.move(x, y, { steps: 3 });
  await page.mouse.up();
  await page.locator("[data-confirm]").waitFor();
  const picked = await page.$$eval(".el.picked", (found) => found.map((one) => one.dataset.el));
  assert.deepEqual(picked.sort(), ["cell:2,0", vault]);
  await page.locator("[data-confirm]").click();
  await page.waitForFunction(() => document.querySelector(".table").dataset.at === "2");
  visitor.assertNoErrors();
  await visitor.leave();
});

test("without confirming, the last touch decides", async () => {
  const visitor = await Visitor.come(here, { settings: { confirm: "never" } });
  await visitor.open("sagrada", "Solo");
  await visitor.turn();
  const { at } = await visitor.standing();
  const [window] = await visitor.lit();
  await visitor.page.locator(`[data-el="${window}"]`).first().click();
  await visitor.page.waitForFunction((before) => document.querySelector(".table").dataset.at !== before, at);
  await visitor.leave();
});

test("answers given beforehand, and a hint", async () => {
  const visitor = await Visitor.come(here);
  const { page } = visitor;
  await visitor.visit("new/basilica");
  await page.getByRole("button", { name: "Create table" }).click();
  await page.waitForURL(/\/table\//);
  await visitor.turn();
  await page.getByRole("button", { name: "Hint" }).click();
  await page.locator(".el.marked").first().waitFor();
  await page.getByRole("tab", { name: "Table" }).click();
  const answer = page.locator("fieldset select").first();
  await answer.selectOption("never");
  await page.reload();
  await visitor.turn();
  await page.getByRole("tab", { name: "Table" }).click();
  await page.waitForFunction(() => document.querySelector("fieldset select")?.value === "never");
  await answer.evaluate((select) => select.add(new Option("nonsense", "nonsense")));
  await answer.selectOption("nonsense");
  await page.locator(".refusal").waitFor();
  assert.equal(await answer.inputValue(), "never", "what was refused does not look chosen");
  visitor.assertNoErrors();
  await visitor.leave();
});
