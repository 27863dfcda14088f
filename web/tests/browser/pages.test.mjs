// The pages around the table: home, names, what an empty page shows, settings that follow an account.

import assert from "node:assert/strict";
import { test } from "node:test";
import { visited } from "./site.mjs";
import { byMouse, drawing, Visitor } from "./visitor.mjs";

const here = visited();
const SCREENS = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

/** Open a public game against the computer, for others to watch. */
async function openPublic(visitor) {
  await visitor.visit("new/basilica#public");
  await visitor.page.getByLabel(/^Seat 2/).selectOption("novice");
  await visitor.page.getByRole("button", { name: "Create table" }).click();
  await visitor.page.waitForURL(/\/table\//);
  await visitor.turn();
}

async function resign(page) {
  await page.getByRole("tab", { name: "Table" }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Are you sure?" }).click();
  await page.waitForSelector('.table[data-status="over"]');
}

for (const [screen, context] of Object.entries(SCREENS)) {
  for (const language of ["en", "pl", "fr"]) {
    test(`home fits on a ${screen} in ${language}, with a game to go on with`, async () => {
      const visitor = await Visitor.come(here, { ...context, settings: { language } });
      const { page } = visitor;
      const bottom = async () =>
        page.locator(".today").evaluate((found) => found.getBoundingClientRect().bottom);
      await visitor.visit();
      await visitor.settled();
      const before = await page.locator(".windows").boundingBox();
      assert.ok((await bottom()) <= context.viewport.height, `today's window ends at ${await bottom()}`);
      await page.locator("section[aria-labelledby=title-basilica] .primary").click();
      await page.waitForURL(/\/table\//);
      const table = page.url();
      await visitor.turn();
      await visitor.visit();
      await page.locator("[data-continue]").waitFor();
      await visitor.settled();
      assert.ok((await bottom()) <= context.viewport.height, `today's window ends at ${await bottom()}`);
      assert.deepEqual(await page.locator(".windows").boundingBox(), before, "the games have moved");
      const first = page.locator("main a").first();
      assert.equal(await first.evaluate((link) => link.href), table, "something comes before it");
      await visitor.assertNoSideways("home");
      await visitor.assertWords();
      visitor.assertNoErrors();
      await visitor.leave();
    });
  }
}

test("the picture of a game to go on with is fetched once for each move, however often the list is", async () => {
  const visitor = await Visitor.come(here);
  const { page } = visitor;
  await visitor.visit();
  await page.locator("section[aria-labelledby=title-basilica] .primary").click();
  await page.waitForURL(/\/table\//);
  await visitor.turn();
  const pictures = []; // the list may be a move behind the game, so there may be one of the move before
  page.on("request", (request) => {
    if (/moves\/\d+\?.*picture/.test(request.url())) pictures.push(request.url());
  });
  await visitor.visit();
  await page.locator("[data-continue] img").waitFor();
  for (let again = 0; again < 3; again += 1) {
    const listed = page.waitForResponse(/me\/tables/);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await listed;
    await visitor.settled();
  }
  assert.ok(pictures.length);
  assert.equal(new Set(pictures).size, pictures.length, `one picture was fetched twice: ${pictures}`);
  visitor.assertNoErrors();
  await visitor.leave();
});

test("one click opens a game with hints and a name, and what is touched next is lit", async () => {
  const visitor = await Visitor.come(here);
  const { page } = visitor;
  await visitor.visit();
  await page.locator("section[aria-labelledby=title-basilica] .primary").click();
  await visitor.turn();
  assert.ok((await visitor.lit()).length);
  await page.getByRole("button", { name: "Hint" }).click();
  await page.locator(".el.marked").first().waitFor();
  const people = await page.locator("aside").innerText();
  assert.doesNotMatch(people, /Guest|Player 1/);
  assert.match(people, /Journeyman\s+Computer, medium/);
  const log = await page.locator(".log").innerText();
  assert.doesNotMatch(log, /White|Black|Guest/);
  visitor.assertNoErrors();
  await visitor.leave();
});

test("who plays with others is asked for a name, and it is the same everywhere", async () => {
  const [ada, bob] = await Promise.all([Visitor.come(here), Visitor.come(here)]);
  await ada.visit();
  await ada.page
    .locator("section[aria-labelledby=title-basilica]")
    .getByRole("button", { name: "Play a friend" })
    .click();
  const field = ada.page.locator("dialog[open] input");
  await field.waitFor();
  const suggested = await field.inputValue();
  assert.match(suggested, /^[A-Z][a-z]+ [A-Z][a-z]+$/);
  await ada.page.getByRole("button", { name: "Another name" }).click();
  await field.fill("Ada");
  await ada.page.locator("dialog .primary").click();
  await ada.page.locator(".waiting li", { hasText: "Ada" }).waitFor();
  await bob.page.goto(await ada.page.getByLabel("Link to this table").inputValue());
  await bob.page.getByLabel("What should we call you?").fill("Bob");
  await bob.page.getByRole("button", { name: "Join" }).click();
  for (const { page } of [ada, bob]) {
    await page.locator(".log", { hasText: "Bob joined" }).waitFor();
    const people = page.getByRole("list", { name: "Players" }).first();
    assert.match(await people.innerText(), /Ada[^]*Bob/);
    await page.goto(`${here.site.address}mine`);
    await page.locator("main li", { hasText: "Ada" }).filter({ hasText: "Bob" }).waitFor();
  }
  // It is not asked a second time.
  await ada.open("sagrada", "Play a friend");
  await ada.page.locator(".waiting li", { hasText: "Ada" }).waitFor();
  for (const one of [ada, bob]) {
    one.assertNoErrors();
    await one.assertWords();
    await one.leave();
  }
});

test("the question for names can be closed, by keyboard too, and nothing is opened", async () => {
  const visitor = await Visitor.come(here);
  const { page } = visitor;
  await visitor.visit();
  const button = page
    .locator("section[aria-labelledby=title-sagrada]")
    .getByRole("button", { name: "Pass and play" });
  await button.click();
  await page.locator("dialog[open] input").nth(1).waitFor();
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  await button.click();
  await page.locator("dialog[open] input").first().fill("Łucja");
  await page.keyboard.press("Enter");
  await page.getByText("Łucja, it’s your turn").waitFor();
  await visitor.visit();
  await button.click();
  assert.equal(await page.locator("dialog[open] input").first().inputValue(), "Łucja", "the names are kept");
  visitor.assertNoErrors();
  await visitor.leave();
});

test("the first game offers the lesson, once, and the lesson leads back", async () => {
  const visitor = await Visitor.come(here);
  const { page } = visitor;
  const offer = page.locator("[data-lesson-offer]");
  await visitor.open("sagrada", "Play the computer");
  await visitor.turn();
  const table = page.url();
  await offer.getByRole("link", { name: "Learn to play" }).click();
  const lesson = await (await fetch(`${here.site.address}api/v1/lessons/sagrada`)).json();
  for (const step of lesson.steps) {
    if (step.want === null) await page.getByRole("button", { name: "Next" }).click();
    else
      for (const element of step.touch) {
        const found = page.locator(`[data-el="${element}"].lit`).first();
        if (await found.count()) await found.click();
      }
  }
  await page.getByRole("link", { name: "Back to my game" }).click();
  await page.waitForURL(table);
  await visitor.turn();
  assert.equal(await offer.count(), 0);
  await visitor.open("fantazja", "Play the computer");
  await visitor.turn();
  await page.reload();
  await offer.waitFor();
  await offer.getByRole("button", { name: "No, thanks" }).click();
  await offer.waitFor({ state: "detached" });
  await visitor.open("fantazja", "Play the computer");
  await visitor.turn();
  assert.equal(await offer.count(), 0);
  visitor.assertNoErrors();
  await visitor.leave();
});

test("pages without games show one to watch, and what to do", async () => {
  const [ada, bob] = await Promise.all([Visitor.come(here), Visitor.come(here)]);
  await openPublic(ada);
  const shown = 'main a[href^="/table/"]'; // this game, or one of another test on the same server
  await bob.page.route(/\/daily$/, async (route) => {
    if (route.request().resourceType() === "document") return route.fallback();
    const response = await route.fetch(); // another test may have finished today's game
    return route.fulfill({ response, json: { ...(await response.json()), games: [] } });
  });
  for (const path of ["lobby", "mine", "daily"]) {
    await bob.visit(path);
    await bob.page.locator(`${shown} img`).first().waitFor();
  }
  await bob.visit("mine");
  await bob.page.getByRole("button", { name: "Play Sagrada" }).waitFor();
  await bob.visit("you");
  await bob.page.getByRole("button", { name: "Play Basilica" }).click();
  await bob.turn();
  await bob.visit("lobby");
  await bob.page.locator(shown).first().click();
  await bob.page.waitForSelector(".table[data-status]");
  for (const one of [ada, bob]) {
    one.assertNoErrors();
    await one.assertWords();
    await one.leave();
  }
});

test("my games say who has won", async () => {
  const visitor = await Visitor.come(here);
  const { page } = visitor;
  await visitor.open("basilica", "Play the computer", "novice");
  await visitor.turn();
  await resign(page);
  await visitor.visit("mine");
  await page.locator("main li", { hasText: "Novice won" }).waitFor();
  visitor.assertNoErrors();
  await visitor.leave();
});

test("options that do not apply are not shown, and not sent", async () => {
  const visitor = await Visitor.come(here);
  const { page } = visitor;
  await visitor.visit("new/sagrada");
  await page.getByLabel("First player").waitFor();
  const solo = page.getByLabel("Solo difficulty", { exact: false });
  assert.equal(await solo.count(), 0);
  await page.getByLabel("Number of seats").selectOption("1");
  await solo.selectOption("5");
  assert.equal(await page.getByLabel("First player").count(), 0);
  await page.getByLabel("Number of seats").selectOption("3");
  assert.equal(await page.getByLabel("First player").locator("option").count(), 4);
  assert.equal(await solo.count(), 0);
  await page.getByRole("button", { name: "Create table" }).click();
  await page.waitForURL(/\/table\//);
  await visitor.turn();
  visitor.assertNoErrors();
  await visitor.leave();
});

test("settings are kept, and follow an account to another device", async () => {
  const credentials = async ({ page }, button) => {
    await page.getByLabel("Name", { exact: true }).fill("Zofia");
    await page.getByText("Account", { exact: true }).click();
    await page.getByLabel(/^Password/).fill("correct horse");
    await page.getByRole("button", { name: button }).click();
    await page.getByText("Signed in as Zofia.").waitFor();
  };
  const [one, other] = await Promise.all([Visitor.come(here), Visitor.come(here)]);
  await one.visit("you");
  await one.page.getByLabel("Confirm moves").selectOption("always");
  await credentials(one, "Create account");
  const stored = one.page.waitForResponse(
    (answer) =>
      /me\/settings$/.test(answer.url()) && answer.request().postDataJSON()?.settings.speed === "brisk",
  );
  await one.page.getByLabel("Animations").selectOption("brisk");
  await one.page.getByLabel("Board of Sagrada").selectOption("daylight");
  await stored;
  await other.visit("you");
  assert.equal(await other.page.getByLabel("Animations").inputValue(), "instant");
  await credentials(other, "Sign in");
  await other.page.waitForFunction(() => document.documentElement.dataset.speed === "brisk");
  assert.equal(await other.page.getByLabel("Confirm moves").inputValue(), "always");
  assert.equal(
    await other.page.evaluate(() => document.documentElement.getAttribute("data-board-theme-sagrada")),
    "daylight",
  );
  await other.page.reload();
  await other.page.waitForFunction(() => document.documentElement.dataset.speed === "brisk");
  one.assertNoErrors();
  other.assertNoErrors();
  await Promise.all([one.leave(), other.leave()]);
});

test("a table is announced by its game", async () => {
  const visitor = await Visitor.come(here);
  const { page } = visitor;
  await visitor.open("fantazja", "Play the computer");
  await page.waitForFunction(() => document.querySelector("[data-announced]").textContent === "Fantazja");
  await byMouseOnce(visitor);
  visitor.assertNoErrors();
  await visitor.leave();
});

async function byMouseOnce(visitor) {
  await visitor.turn();
  await byMouse(visitor, drawing(5));
}
