// The end of a game, the log, and who is at the table.

import assert from "node:assert/strict";
import { test } from "node:test";
import { assertSound, GAMES } from "./screens.mjs";
import { visited } from "./site.mjs";
import { finish, finished, openAt, openTable } from "./tables.mjs";
import { byMouse, drawing, playElsewhere, Visitor } from "./visitor.mjs";

const here = visited();
const card = (visitor) => visitor.page.locator("[data-result]");

const DEVICES = [
  { theme: "light", language: "en", context: {} },
  { theme: "dark", language: "pl", context: { viewport: { width: 390, height: 844 }, hasTouch: true } },
  { theme: "dark", language: "fr", context: {} },
];

/** The parts of the board that were played, and what lies over the middle of each. */
async function coveredPieces(page) {
  return page.evaluate(() => {
    const shown = document.querySelector("[data-result]");
    const pieces = [
      ...document.querySelectorAll('.board .el:has([data-piece]):not(:has(.place))[data-el*="cell:"]'),
    ];
    const frame = (document.querySelector(".viewport .frame") ?? document.body).getBoundingClientRect();
    return pieces.flatMap((one) => {
      const { left, right, top, bottom } = one.querySelector("[data-piece]").getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const isInside = x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
      return isInside && !shown.contains(document.elementFromPoint(x, y)) ? [] : [one.dataset.el];
    });
  });
}

for (const game of GAMES)
  for (const [what, viewport, largest] of [
    ["beside", { width: 1440, height: 900 }, 0.25],
    ["below", { width: 390, height: 844 }, 0.34],
  ])
    test(`${game}: the result stands ${what} what was built, and a short one`, async () => {
      const visitor = await Visitor.come(here, {
        viewport,
        hasTouch: viewport.width < 700,
        settings: { language: "fr" },
      });
      await finished(visitor, game);
      assert.deepEqual(await coveredPieces(visitor.page), []);
      const { width, height } = await card(visitor).boundingBox();
      assert.ok((width * height) / (viewport.width * viewport.height) < largest, `${width} x ${height} px`);
      visitor.assertNoErrors();
      await visitor.leave();
    });

for (const [index, game] of GAMES.entries())
  test(`${game}: the result card tells the points that the game had, and is sound`, async () => {
    const { theme, language, context } = DEVICES[index];
    const visitor = await Visitor.come(here, { ...context, settings: { theme, language } });
    const table = await finished(visitor, game);
    const { result, sheet } = await visitor.page.evaluate(async (id) => {
      const info = await (await fetch(`/api/v1/tables/${id}`)).json();
      const move = await (await fetch(`/api/v1/tables/${id}/moves/${info.moves}?all=true`)).json();
      return { result: info.result, sheet: move.sheet };
    }, table);
    const shown = await card(visitor).locator("thead .points").allInnerTexts();
    assert.deepEqual(
      shown.map((text) => Number(text.replace("−", "-"))),
      result.scores,
    );
    const fold = card(visitor).locator("[data-lines]"); // on a short sheet
    if (await fold.count()) await fold.click();
    const rows = await card(visitor)
      .locator("tbody tr")
      .evaluateAll((found) =>
        found.map((row) =>
          [...row.querySelectorAll("td")].map((cell) => Number(cell.innerText.replace("−", "-"))),
        ),
      );
    const kinds = new Set(sheet.lines.filter(({ points }) => points).map(({ kind }) => kind));
    assert.ok(rows.length >= kinds.size, "the points are not told apart by kind");
    for (const seat of [0, 1])
      assert.equal(
        rows.reduce((sum, row) => sum + row[seat], 0),
        sheet.totals[seat],
      );
    assert.ok((await card(visitor).locator(".why").first().innerText()).length > 10, "no sentence");
    await assertSound(visitor, `card of ${game}`, true);
    await visitor.leave();
  });

test("sagrada: the round track is as wide as a telephone, however many dice a game leaves", async () => {
  const visitor = await Visitor.come(here, { viewport: { width: 360, height: 740 }, hasTouch: true });
  const { page } = visitor;
  const ending = (choices) => choices.find(({ ends }) => ends) ?? choices[0]; // no die is ever taken
  await openAt(visitor, { game: "sagrada", places: ["me"] }, 1, () => false, ending);
  await card(visitor).waitFor();
  const outside = await page.$$eval(".track li", (niches) =>
    niches.map((niche) => {
      const { left, right } = niche.getBoundingClientRect();
      const dice = [...niche.querySelectorAll(".dice svg")].map((die) => die.getBoundingClientRect());
      return dice.map((die) => die.left < left - 0.5 || die.right > right + 0.5);
    }),
  );
  assert.deepEqual(outside, Array(10).fill(Array(4).fill(false)));
  await visitor.assertNoSideways("a full track");
  visitor.assertNoErrors();
  await visitor.leave();
});

test("a scoring that is skipped is over: later, too, nothing of it is lit or counted", async () => {
  const visitor = await Visitor.come(here);
  const { page } = visitor;
  await page.clock.install();
  const draw = drawing(3);
  await openAt(visitor, { game: "basilica" }, 3, (view) => view.marker >= view.next_scoring - 3);
  const story = page.locator(".story");
  // At once: a story of one area may be over before a pointer finds the button at rest.
  const skipped = () =>
    page.evaluate(() => {
      const button = document.querySelector(".story [data-skip]");
      button?.click();
      return button !== null;
    });
  for (;;) {
    await page.waitForSelector('.story, .table[data-active="true"]');
    if (await skipped()) break;
    if (!(await story.count())) await byMouse(visitor, draw);
  }
  const points = () => page.$$eval("[data-score]", (found) => found.map((one) => Number(one.textContent)));
  await story.waitFor({ state: "detached" });
  const scored = await points();
  await page.locator("[data-recap] .seen", { hasText: /Scoring \d: .*\+\d/ }).waitFor();
  // What was cleared away is not marked, only what the computer has done since.
  const [, since = ""] = (await page.locator("[data-recap] [role=status]").textContent()).split(
    /Scoring \d:/,
  );
  const marked = await page.locator(".plan .ring.changed").count();
  assert.ok(marked <= since.split(" · ").length - 1, `${marked} vaults are marked after: ${since}`);
  for (let passed = 0; passed < 10_000; passed += 500) {
    await page.clock.runFor(500);
    assert.deepEqual(await points(), scored, `${passed} ms later`);
    assert.equal(await page.locator(".board .marked").count(), 0);
  }
  visitor.assertNoErrors();
  await visitor.leave();
});

test("on a telephone a scoring is told in words that fit, over the vaults that it counts", async () => {
  const visitor = await Visitor.come(here, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    settings: { language: "fr" },
  });
  const { page } = visitor;
  await page.addInitScript(() => {
    const later = setTimeout; // a step lasts until the button is touched
    globalThis.setTimeout = (act, time) => later(act, document.querySelector(".story") ? 1e9 : time);
  });
  const draw = drawing(4);
  await openAt(visitor, { game: "basilica" }, 4, (view) => view.marker >= view.next_scoring - 3);
  const story = page.locator(".story");
  for (;;) {
    await page.waitForSelector('.story, .table[data-active="true"]');
    if (await story.count()) break;
    await byMouse(visitor, draw);
  }
  const [, steps] = (await story.locator(".number").innerText()).split("/").map(Number);
  for (let step = 1; step <= steps; step += 1) {
    await story.locator(".number", { hasText: `${step}/` }).waitFor();
    const { words, isCut } = await story
      .locator("p")
      .evaluate((one) => ({ words: one.innerText, isCut: one.scrollHeight > one.clientHeight }));
    assert.ok(!isCut, `cut off: ${words}`);
    const empty = await page.$$eval(".plan .el.marked:has(.slab)", (lit) => lit.map((one) => one.dataset.el));
    assert.deepEqual(empty, [], `nothing lies on cells that are lit: ${words}`);
    if (step < steps) await story.locator("[data-next]").click();
  }
  visitor.assertNoErrors();
  await visitor.leave();
});

test("the card takes the focus, is closed by Escape and opened again", async () => {
  const visitor = await Visitor.come(here);
  await finish(visitor, "basilica", 8);
  const { page } = visitor;
  await page.waitForFunction(() => document.activeElement?.matches("[data-result]"));
  await page.keyboard.press("Escape");
  await card(visitor).waitFor({ state: "detached" });
  await page.waitForFunction(() => document.activeElement?.matches("[data-result-open]"));
  await page.keyboard.press("Enter");
  await card(visitor).waitFor();
  await page.waitForFunction(() => document.activeElement?.matches("[data-result]"));
  await card(visitor).getByRole("button", { name: "Play again" }).click();
  await page.waitForFunction((before) => location.href !== before, page.url());
  await page.waitForSelector(".table[data-status=playing]");
  assert.equal(await card(visitor).count(), 0, "the card of another game is there");
  visitor.assertNoErrors();
  await visitor.leave();
});

test("a result is shared as a picture and as a link, which shows it to strangers", async () => {
  const visitor = await Visitor.come(here);
  const table = await finished(visitor, "basilica");
  await visitor.page.locator("[data-share]").click();
  const picture = visitor.page.locator("[data-sharing] img");
  await picture.waitFor();
  const size = await picture.evaluate(async (image) => {
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  });
  assert.deepEqual(size, [1200, 630]);
  const saving = visitor.page.waitForEvent("download");
  await visitor.page.locator("[data-sharing] a[download]").click();
  assert.match((await saving).suggestedFilename(), /^rosace-.*\.png$/);
  const link = await visitor.page.getByLabel("Link to this game").inputValue();
  assert.ok(link.endsWith(`/table/${table}`));
  const page = await (await fetch(link, { headers: { "accept-language": "fr" } })).text();
  assert.match(page, /property="og:title" content="Basilica.: Invité −?\d+ – −?\d+ Novice"/);
  const image = /property="og:image" content="([^"]+)"/.exec(page)[1].replaceAll("&amp;", "&");
  const answer = await fetch(image);
  assert.equal(answer.headers.get("content-type"), "image/png");
  await assertSound(visitor, "sharing", true);
  await visitor.leave();
});

test("a game that is given up says so, and counts no points by kind", async () => {
  const visitor = await Visitor.come(here);
  await openTable(visitor, { game: "basilica", places: ["me", "novice"], options: { first: "1" } });
  await visitor.page.getByRole("tab", { name: "Table" }).click();
  await visitor.page.getByRole("button", { name: "Resign" }).click();
  await visitor.page.getByRole("button", { name: "Are you sure?" }).click();
  await card(visitor).waitFor();
  assert.match(await card(visitor).innerText(), /Guest resigned/);
  assert.equal(await card(visitor).locator("tbody tr").count(), 0);
  visitor.assertNoErrors();
  await visitor.leave();
});

test("the log shows pieces, says them in words, folds refills away and leads to the replay", async () => {
  const visitor = await Visitor.come(here);
  const table = await finished(visitor, "basilica");
  await visitor.page.keyboard.press("Escape");
  const log = visitor.page.locator(".log");
  const placed = log.locator("section > ol > li", { has: visitor.page.locator(".piece svg") }).first();
  await placed.waitFor();
  assert.match(await placed.locator(".hidden").innerText(), /placed a vault \((red|yellow|green|blue)/);
  assert.equal(await placed.locator(".shown").getAttribute("aria-hidden"), "true");
  assert.doesNotMatch(await placed.locator(".shown").innerText(), /red|yellow|green|blue/);
  const names = await log.locator("h3").allInnerTexts();
  assert.ok(
    names.some((name) => name.startsWith("Guest")) && names.some((name) => name.startsWith("Novice")),
  );
  const refills = log.locator("details").first();
  assert.ok(await refills.locator("li").first().isHidden(), "refills are not folded away");
  await placed.locator("a").click();
  await visitor.page.waitForURL(new RegExp(`/replay/${table}/\\d+$`));
  await visitor.page.waitForSelector(".replay [data-el]");
  visitor.assertNoErrors();
  await visitor.leave();
});

test("a line of a running game highlights what it is about, in the log and above the board", async () => {
  const visitor = await Visitor.come(here);
  await openTable(visitor, { game: "basilica", places: ["me", "novice"], options: { first: "2" } });
  const { page } = visitor;
  await page.locator("[data-recap] .deed").first().hover();
  await page.waitForSelector(".el.marked");
  await page.mouse.move(5, 5);
  await page.waitForSelector(".el.marked", { state: "detached" });
  await page.locator(".log section > ol button.line").first().click();
  await page.waitForSelector(".el.marked");
  visitor.assertNoErrors();
  await visitor.leave();
});

test("players see who is at the table, and who has closed the page", async () => {
  const [ada, bob] = await Promise.all([Visitor.come(here), Visitor.come(here)]);
  await ada.open("basilica", "Play a friend");
  await ada.page.waitForSelector(".waiting [data-here=true]");
  const link = await ada.page.getByLabel("Link to this table").inputValue();
  await bob.page.goto(link);
  await bob.page.getByRole("button", { name: "Join" }).click();
  const both = () => document.querySelectorAll('aside [data-here="true"]').length === 2;
  await Promise.all([ada, bob].map((one) => one.page.waitForFunction(both)));
  await bob.page.close();
  await ada.page.waitForSelector('aside [data-here="false"]');
  assert.equal(await ada.page.locator('aside [data-here="true"]').count(), 1);
  assert.equal(
    await ada.page.locator('aside [data-here="false"] .hidden').innerText(),
    "Away from the table",
  );
  await assertSound(ada, "presence", true);
  await Promise.all([ada, bob].map((one) => one.leave()));
});

test("the daily window tells its rank and the days in a row, and shares no board before the day is over", async () => {
  const visitor = await Visitor.come(here);
  await visitor.visit("daily");
  await visitor.page.getByRole("button", { name: "Play today’s window" }).click();
  await visitor.turn();
  await playElsewhere(visitor, drawing(6), () => false);
  await visitor.turn();
  await card(visitor).waitFor();
  await card(visitor).getByText("1 day in a row").waitFor();
  assert.match(await card(visitor).innerText(), /Rank today: \d+/);
  assert.match(await card(visitor).locator(".why").first().innerText(), /^Target \d+/);
  await visitor.page.locator("[data-share]").click();
  const shared = await visitor.page.getByLabel("Link to this game").inputValue();
  assert.match(shared, /^Rosace, daily window of .*: −?-?\d+ points, target \d+ http.*\/daily$/);
  assert.equal(await visitor.page.locator("[data-sharing] img").count(), 0);
  await assertSound(visitor, "daily", false);
  await visitor.leave();
});
