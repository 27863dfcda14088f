// Reviews of finished games: the verdict, the graph and the board, turning points, what if; and the reasons of hints.

import assert from "node:assert/strict";
import { test } from "node:test";
import { assertSound, GAMES } from "./screens.mjs";
import { visited } from "./site.mjs";
import { asked, finished, LONG_NAME, openTable } from "./tables.mjs";
import { after, ALL, drawing, drawn, playElsewhere, playOutOfSight, Visitor } from "./visitor.mjs";

const here = visited();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** The review that the page shows, when it is there. */
async function reviewed(visitor, table) {
  await visitor.found("[data-verdict]");
  return (await asked(visitor, `tables/${table}/review?quality=quick`)).review;
}

/** Wait until words and board are at a move. */
async function isAt(visitor, move) {
  await visitor.page.waitForSelector(`[data-where="${move}"]`);
  await visitor.page.locator(`[data-shows="${move}"] [data-el]`).first().waitFor({ state: "attached" });
}

const DEVICES = [
  { theme: "light", language: "en", context: {}, name: "Guest" },
  { theme: "dark", language: "pl", context: PHONE, name: LONG_NAME },
  { theme: "dark", language: "fr", context: {}, name: "Invité" },
];

for (const [index, game] of GAMES.entries())
  test(`${game}: a review from the card and from the replay, and what if`, async () => {
    const { theme, language, context, name } = DEVICES[index];
    const visitor = await Visitor.come(here, { ...context, settings: { theme, language } });
    const { page } = visitor;
    const table = await finished(visitor, game);
    await page.locator("[data-result] [data-review]").click();
    await page.waitForURL(/\/review\//);
    const review = await reviewed(visitor, table);
    assert.match(await page.locator(".head .scores").innerText(), new RegExp(`${name}\\s+−?\\d`));
    assert.ok(review.turning_points.length, "a game at random has a turning point");

    // Where the graph is clicked, the board shows that position.
    const graph = page.locator("[data-graph]");
    const { width } = await graph.boundingBox();
    await graph.click({ position: { x: width * 0.6, y: 90 } });
    const clicked = Number((await page.locator("[data-where]").getAttribute("data-where")) ?? NaN);
    assert.ok(review.graph.some(({ move }) => move === clicked));
    const last = review.graph.at(-1).move;
    assert.ok(Math.abs(clicked / last - 0.6) < 0.2, `${clicked} of ${last}`);
    await isAt(visitor, clicked);
    assert.ok(page.url().endsWith(`/${clicked}`), "the address does not lead to the position");

    // A turning point tells what was better, and shows it.
    const moment = page.locator("[data-turning-point]").last();
    const move = Number(await moment.getAttribute("data-turning-point"));
    const decision = review.decisions.find((one) => one.move === move);
    assert.ok(review.turning_points.includes(decision.position));
    assert.ok((await moment.locator("[data-better]").innerText()).length > 2);
    const told = await page.locator(".rest [data-reason]").allInnerTexts();
    assert.equal(told.length, review.turning_points.length, "each has a reason, or says that there is none");
    assert.ok(told.every(Boolean));
    await moment.locator("[data-show]").click();
    await isAt(visitor, move);
    await page.waitForFunction(
      (touch) =>
        touch.every((id) =>
          [...document.querySelectorAll(`.stage .el[data-el="${CSS.escape(id)}"]`)].every((one) =>
            one.classList.contains("marked"),
          ),
        ),
      decision.best.flatMap(({ touch }) => touch), // an end of the turn, for instance, is not on the board
    );
    await assertSound(visitor, `review of ${game}`, false);

    // All decisions can be unfolded, and each leads to its position.
    await page.locator("[data-all-decisions] summary").click();
    assert.equal(await page.locator("[data-decision]").count(), review.decisions.length);
    await page.locator(`[data-decision="${review.decisions[1].move}"]`).click();
    await isAt(visitor, review.decisions[1].move);
    await page.locator("[data-how] summary").click();
    await assertSound(visitor, `all of a review of ${game}`, game !== "fantazja");
    if (game === "fantazja" && !ALL) return visitor.leave(); // what follows does not know the game

    // The same review from the replay; from a turning point on, the game goes another way.
    await visitor.visit(`replay/${table}/3`);
    await page.locator("[data-review]").click();
    await page.waitForSelector("[data-verdict]");
    await page.locator(`[data-turning-point="${move}"] [data-fork]`).click();
    await page.waitForURL(/\/table\//);
    await page.waitForSelector(".table");
    const fork = page.url().split("/table/")[1].split("#")[0];
    const { people, seats } = await asked(visitor, `tables/${fork}`);
    assert.ok(people.some(({ bot }) => bot) && seats.length === 1);
    const [before, begun] = await Promise.all(
      [`${table}/moves/${move}`, `${fork}/moves/0`].map((where) =>
        asked(visitor, `tables/${where}?seat=${seats[0]}`),
      ),
    );
    assert.deepEqual(begun.view, before.view, "the fork begins elsewhere");

    // It helps as any table opened by one click, and knows the way back.
    const { assist, mover } = await asked(visitor, `tables/${fork}`);
    assert.ok(assist.hints, "no hints");
    if (mover === seats[0]) await page.waitForSelector("[data-hint]");
    await page.reload();
    await page.locator("[data-origin] a").click();
    await page.waitForURL(new RegExp(`/review/${table}/${move}$`));
    visitor.assertNoErrors();
    await visitor.leave();
  });

test("the graph is a slider for the keyboard, and a reload keeps its place", async () => {
  const visitor = await Visitor.come(here);
  const { page } = visitor;
  const table = await finished(visitor, "fantazja");
  let begin;
  const isLookedAt = new Promise((done) => (begin = done));
  const asking = (url) => url.pathname.endsWith(`/tables/${table}/review`);
  await page.route(asking, async (call) => (await isLookedAt, call.continue()));
  await visitor.visit(`review/${table}`);
  await page.locator("[data-final] [data-el]").first().waitFor(); // the final board, while the review is made
  begin();
  const review = await reviewed(visitor, table);
  assert.equal(await page.locator("[data-final]").count(), 0);
  const moves = review.graph.map(({ move }) => move);
  await page.locator("[data-graph]").focus();
  await page.keyboard.press("Home");
  await isAt(visitor, moves[0]);
  for (const move of moves.slice(1, 4)) {
    await page.keyboard.press("ArrowRight");
    await isAt(visitor, move);
  }
  const said = await page.locator("[data-graph]").getAttribute("aria-valuetext");
  const wins = review.graph[3].wins.map((win) => Math.round(100 * win));
  assert.match(said, new RegExp(`Move ${moves[3] + 1}.*Guest \\d+%, Novice \\d+%`));
  for (const win of wins) assert.ok(said.includes(`${win}%`), `${said} without ${win}%`);
  // Beside the move stands what its player could know, as on the card of a turning point.
  const { win_best, win_played } = review.decisions[3];
  const percents = [win_best, win_played].map((win) => `${Math.round(100 * Number(win.toFixed(2)))}%`);
  assert.equal(
    await page.locator("[data-chances]").innerText(),
    `Win chance ${percents[0]}, after the move ${percents[1]}`,
  );
  await page.keyboard.press("Home");
  await page.keyboard.press("PageDown");
  const [first] = review.turning_points;
  const next = review.decisions.find(({ position }) => position === first).move;
  await isAt(visitor, next === moves[0] ? Number(page.url().split("/").at(-1)) : next);
  await page.keyboard.press("End");
  await isAt(visitor, moves.at(-1));
  assert.equal(await page.locator("[data-fork-here]").count(), 0, "a game that is over cannot go on");
  await page.reload();
  await isAt(visitor, moves.at(-1));
  visitor.assertNoErrors();
  await visitor.leave();
});

test("a review tells how far it is, also after a reload; a busy server is said, and asked again", async () => {
  const visitor = await Visitor.come(here);
  const { page } = visitor;
  const table = await finished(visitor, "basilica");
  const path = `**/tables/${table}/review*`;
  const answering = (status, json) => page.route(path, (route) => route.fulfill({ status, json }));
  await answering(200, { state: "running", progress: 0.4, review: null });
  await visitor.visit(`review/${table}`);
  for (const reload of [true, false]) {
    await page.getByText("Reviewing the game: 40%").waitFor();
    assert.equal(await page.locator("progress").evaluate((one) => one.value), 0.4);
    await assertSound(visitor, "a review being made", true);
    if (reload) await page.reload();
  }
  await page.unroute(path);
  await answering(503, { code: "busy", message: "", params: {} });
  await page.reload();
  await page.getByText("The server is busy").waitFor();
  await page.unroute(path);
  await page.getByRole("button", { name: "Try again" }).click();
  const quick = await reviewed(visitor, table);
  await answering(200, { state: "done", progress: 1, review: { ...quick, quality: "standard" } });
  await page.locator("[data-closer]").click();
  await page.waitForSelector("[data-review-of=standard]");
  assert.equal(await page.locator("[data-closer]").count(), 0);
  visitor.assertNoErrors();
  await visitor.leave();
});

test("what cannot be reviewed says why: a running game, one that was given up, and one of today", async () => {
  const visitor = await Visitor.come(here);
  const { page } = visitor;
  const running = await openTable(visitor, { game: "basilica", places: ["me", "novice"] });
  await visitor.visit(`review/${running}`);
  await page.getByText("You can do that once the game is over.").waitFor();
  await visitor.visit(`table/${running}`);
  await visitor.turn();
  await page.getByRole("tab", { name: "Table" }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Are you sure?" }).click();
  await page.locator("[data-result]").waitFor();
  assert.equal(await page.locator("[data-review]").count(), 0, "a review that there cannot be is offered");
  await visitor.visit(`review/${running}`);
  await page.getByText("This game wasn’t played to its end").waitFor();
  await assertSound(visitor, "no review", true);
  const { table } = await asked(visitor, "daily", {});
  await playOutOfSight(visitor, table, drawing(6), () => false);
  await visitor.visit(`review/${table}`);
  await page.getByText("You can do that once the day is over").waitFor();
  visitor.assertNoErrors();
  await visitor.leave();
});

for (const { language, context, what } of [
  { language: "en", context: {}, what: "on a desktop" },
  { language: "pl", context: PHONE, what: "on a telephone" },
])
  test(`a hint says why, moves nothing, and goes with the decision, ${what}`, async () => {
    const visitor = await Visitor.come(here, { ...context, settings: { language } });
    const { page } = visitor;
    await openTable(visitor, {
      game: "basilica",
      places: ["me", "novice"],
      options: { first: "1" },
      assist: { hints: true },
    });
    const reason = page.locator("[data-hint-reason]");
    const places = () =>
      page.$$eval(".board [data-el], .asking, .recap", (found) =>
        found.map((one) => Object.values(one.getBoundingClientRect().toJSON()).map(Math.round).join()),
      );
    const before = await places();
    await page.locator("[data-hint]").click();
    await reason.waitFor();
    await drawn(page);
    assert.deepEqual(await places(), before, "something has moved");
    assert.match(await reason.innerText(), /\d+%/);
    assert.equal(await reason.evaluate((one) => one.parentElement.getAttribute("role")), "status");
    assert.ok((await page.locator(".board .el.marked").count()) > 0, "nothing is lit");
    await assertSound(visitor, `a hint ${what}`, true);
    assert.ok((await reason.locator("strong").innerText()).length > 5, "the move is not named");
    if (context.viewport) {
      const { top } = await page
        .locator(".table > .board")
        .evaluate((one) => one.getBoundingClientRect().toJSON());
      const { bottom } = await reason.evaluate((one) => one.getBoundingClientRect().toJSON());
      assert.ok(bottom <= top + 3, `the hint covers the board down to ${bottom}, which begins at ${top}`);
    }
    await reason.locator("[data-hint-close]").click();
    await reason.waitFor({ state: "detached" });
    assert.equal(await page.locator(".board .el.marked").count(), 0);
    await page.locator("[data-hint]").click();
    await reason.waitFor();
    await page.keyboard.press("Escape");
    await reason.waitFor({ state: "detached" });
    await page.locator("[data-hint]").click();
    await reason.waitFor();
    await playElsewhere(visitor, drawing(2), after(1));
    await reason.waitFor({ state: "detached" });
    visitor.assertNoErrors();
    await visitor.leave();
  });
