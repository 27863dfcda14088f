// What is read rather than played: lessons, replay, score sheets, names.

import assert from "node:assert/strict";
import { test } from "node:test";
import { visited } from "./site.mjs";
import { byMouse, drawing, drawn, Visitor } from "./visitor.mjs";

const GAMES = ["basilica", "sagrada", "fantazja"];
const here = visited();

for (const game of GAMES) {
  test(`${game}: the first-game lesson, from its first to its last step`, async () => {
    const visitor = await Visitor.come(here);
    const { page } = visitor;
    const lesson = await (await fetch(`${here.site.address}api/v1/lessons/${game}`)).json();
    await visitor.visit(`lesson/${game}`);
    for (const [index, step] of lesson.steps.entries()) {
      await page
        .locator(".lesson .number", { hasText: `${index + 1}/${lesson.steps.length}` })
        .first()
        .waitFor();
      for (const element of step.elements) {
        assert.ok(
          await page.locator(`[data-el="${element}"]`).count(),
          `${step.say} points at ${element}, which is not on the board`,
        );
      }
      if (step.want === null) await page.getByRole("button", { name: "Next" }).click();
      else
        for (const element of step.touch) {
          const found = page.locator(`[data-el="${element}"].lit`).first();
          if (await found.count()) await found.click();
        }
    }
    await page.getByText("That’s the game").waitFor();
    await visitor.assertWords();
    visitor.assertNoErrors();
    await visitor.leave();
  });
}

test("replay: a scrubber, arrow keys, a link to a move, playing by itself, a fork", async () => {
  const visitor = await Visitor.come(here);
  const { page } = visitor;
  await visitor.open("sagrada", "Play the computer", "novice");
  const draw = drawing(61);
  for (let count = 0; count < 5; count += 1) {
    await visitor.turn();
    await byMouse(visitor, draw);
  }
  await page.getByRole("tab", { name: "Table" }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Are you sure?" }).click();
  await page.waitForSelector('.table[data-status="over"]');
  await page.getByRole("link", { name: "Replay" }).first().click();
  await page.waitForURL(/\/replay\/[^/]+\/\d+/);
  const move = () => Number(new URL(page.url()).pathname.split("/").at(-1));
  const last = move();
  await page.waitForSelector(".replay [data-el]");
  await page.keyboard.press("Home");
  await page.waitForFunction(() => location.pathname.endsWith("/0"));
  for (const expected of [1, 2]) {
    await page.keyboard.press("ArrowRight");
    await page.waitForFunction((number) => location.pathname.endsWith(`/${number}`), expected);
  }
  await page.keyboard.press("ArrowLeft");
  await page.waitForFunction(() => location.pathname.endsWith("/1"));
  await page.getByRole("slider").fill(String(last));
  await page.waitForFunction((number) => location.pathname.endsWith(`/${number}`), last);
  assert.match(await page.getByLabel("Link to this move").inputValue(), new RegExp(`/${last}$`));
  // At the end it begins anew.
  await page.getByLabel("Speed").selectOption("4×");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  for (const expected of [0, 1, 2])
    await page.waitForFunction((number) => location.pathname.endsWith(`/${number}`), expected);
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  await page.getByRole("button", { name: "Play from here" }).click();
  await page.waitForURL(/\/table\//);
  await visitor.turn();
  visitor.assertNoErrors();
  await visitor.leave();
});

test("the score sheet of a real table: a window of Sagrada, by tapping", async () => {
  const visitor = await Visitor.come(here);
  const { page } = visitor;
  await visitor.visit("score/sagrada");
  await page.locator(".score select").first().selectOption({ index: 3 });
  await page.locator(".window button").nth(2).click();
  await page.locator(".palette button").nth(0).click();
  await page.locator(".score .total").first().waitFor();
  visitor.assertNoErrors();
  await visitor.leave();
});

test("the rules: found by number and by words, with the keyboard", async () => {
  const visitor = await Visitor.come(here);
  const { page } = visitor;
  await visitor.visit("rules/sagrada");
  const box = page.getByRole("searchbox", { name: "Find a rule" });
  await page.locator("li#S3\\.2").waitFor();
  await box.fill("favour tok");
  await page.getByText(/^\d+ rules$/).waitFor();
  assert.equal(await page.locator('[role="search"] mark').first().textContent(), "favour");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  const second = page.locator('[role="search"] li a').nth(1);
  assert.ok(await second.evaluate((link) => link === document.activeElement));
  const clause = (await second.getAttribute("href")).slice(1);
  await page.keyboard.press("Enter");
  await page.waitForFunction((id) => location.hash === `#${id}`, clause);
  assert.equal(await page.evaluate(() => document.activeElement?.id), clause);
  assert.equal(await page.locator('[role="search"] li').count(), 0);
  await box.fill("s3.4");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => location.hash === "#S3.4");
  await box.fill("rhinoceros");
  await page.getByText("No rule has these words.").waitFor();
  await page.keyboard.press("Escape");
  assert.equal(await box.inputValue(), "");
  await visitor.assertWords();
  visitor.assertNoErrors();
  await visitor.leave();
});

for (const game of GAMES) {
  test(`${game}: every example beside a rule is a board with a sentence`, async () => {
    const visitor = await Visitor.come(here);
    const { page } = visitor;
    await visitor.visit(`rules/${game}`);
    const examples = page.locator(".rules li[id] > details");
    await examples.first().waitFor();
    const count = await examples.count();
    assert.ok(count >= 6, `${count} clauses have an example`);
    for (let index = 0; index < count; index += 1) {
      const one = examples.nth(index);
      await one.locator("summary").click();
      await one.locator("figcaption").first().waitFor();
      assert.match(await one.locator("figcaption").first().textContent(), /[.]$/);
      const drawing = await one.locator("svg").last().boundingBox();
      assert.ok(drawing && drawing.width > 10 && drawing.height > 10, `example ${index} is not drawn`);
    }
    await visitor.assertWords();
    visitor.assertNoErrors();
    await visitor.leave();
  });
}

test("a name that is taken before the page has heard who one is stays", async () => {
  const visitor = await Visitor.come(here);
  const { page } = visitor;
  let held = 0;
  let taken = () => {};
  const isTaken = new Promise((done) => (taken = done));
  await page.route(/\/me$/, async (route) => {
    const answer = await route.fetch();
    if (route.request().method() === "GET" && ++held) await isTaken;
    await route.fulfill({ response: answer });
  });
  const heard = page.waitForResponse(
    (answer) => /\/me$/.test(answer.url()) && answer.request().method() === "GET",
  );
  await visitor.visit("you");
  await page.getByLabel("Name", { exact: true }).fill("Ada");
  await page.getByRole("button", { name: "Save name" }).click();
  taken();
  await heard;
  await page.getByText("Name saved.").waitFor();
  await drawn(page);
  assert.equal(held, 1);
  assert.equal(await page.getByLabel("Name", { exact: true }).inputValue(), "Ada");
  visitor.assertNoErrors();
  await visitor.leave();
});

test("a name, an account, and a seat on another device", async () => {
  const visitor = await Visitor.come(here);
  const { page } = visitor;
  await visitor.visit("you");
  await page.getByLabel("Name", { exact: true }).fill("Ada");
  await page.getByRole("button", { name: "Save name" }).click();
  await page.getByText("Name saved.").waitFor();
  await visitor.open("basilica", "Play the computer", "novice");
  await visitor.turn();
  await page.getByRole("tab", { name: "Table" }).click();
  const link = await page.getByLabel("Play on another device").inputValue();
  const telephone = await Visitor.come(here, { viewport: { width: 360, height: 740 } });
  await telephone.page.goto(link);
  await telephone.turn();
  assert.equal((await telephone.standing()).seat, (await visitor.standing()).seat);
  assert.doesNotMatch(telephone.page.url(), /#/, "the secret word stays in the address");
  await visitor.leave();
  await telephone.leave();
});
