// Filmstrips of a turn of the computer, a scoring and an ending: node dev/films.mjs FOLDER [GAME]

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { NEARLY_OVER } from "../tests/browser/games.mjs";
import { Site } from "../tests/browser/site.mjs";
import { byMouse, drawing, playElsewhere, Visitor } from "../tests/browser/visitor.mjs";
import { launch } from "./chromium.mjs";

const [folder = "build/screenshots", only = ""] = process.argv.slice(2);
const GAMES = ["basilica", "sagrada", "fantazja"].filter((game) => game.includes(only));
const SCREENS = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
const MOST_FRAMES = 48;
const FRAMES_OF_A_TURN = 24;
const COLUMNS = { desktop: 4, phone: 8 };
/** Milliseconds that an ending is filmed after its card has come. */
const AFTERGLOW = 2500;

/** Pictures of the page at this distance in milliseconds, until the condition has held for so long. */
async function film(page, distance, isOver, afterwards = 0, most = FRAMES_OF_A_TURN) {
  const frames = [];
  const began = Date.now();
  let over = Infinity;
  while (frames.length < most) {
    const data = await page.screenshot({ type: "jpeg", quality: 60 });
    frames.push({ data: data.toString("base64"), at: Date.now() - began });
    if (over === Infinity && frames.length > 2 && (await isOver())) over = Date.now();
    if (Date.now() - over >= afterwards) break;
    await page.waitForTimeout(over === Infinity ? distance : 0);
  }
  return frames;
}

/** All frames on one sheet, drawn by the browser itself. */
async function strip(browser, frames, path, screen) {
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
  const figures = frames
    .map(({ data, at }) => `<figure><img src="data:image/jpeg;base64,${data}"><p>${at} ms</p></figure>`)
    .join("");
  await page.setContent(
    `<style>body{background:#fff;display:grid;grid-template-columns:repeat(${COLUMNS[screen]},1fr);gap:4px;margin:0;font:12px sans-serif}
     figure,p{margin:0} img{width:100%}</style>${figures}`,
  );
  writeFileSync(path, await page.screenshot({ fullPage: true }));
  await page.close();
  console.log(path);
}

const has = async (page, selector) => (await page.locator(selector).count()) > 0;
const isMine = (page) => has(page, '.table[data-active="true"]');
/** The computer has a turn of its own, not only a question to answer. */
const isTheirs = async (page) =>
  !(await isMine(page)) && /turn/.test(await page.locator(".asking .words").innerText());

mkdirSync(folder, { recursive: true });
const site = await Site.start();
const browser = await launch();
for (const [screen, context] of Object.entries(SCREENS)) {
  for (const [index, game] of GAMES.entries()) {
    const settings = { motion: true, speed: "calm" };
    const visitor = await Visitor.come(
      { browser, site },
      { ...context, reducedMotion: "no-preference", settings },
    );
    const { page } = visitor;
    const draw = drawing(index + 5);
    const save = (what, frames) =>
      strip(browser, frames, join(folder, `film-${game}-${what}-${screen}.png`), screen);
    await visitor.open(game, "Play the computer", "apprentice");
    for (let count = 0; count < 60; count += 1) {
      await visitor.turn();
      await byMouse(visitor, draw);
      if (count >= 8 && (await isTheirs(page))) break;
    }
    await save("turn", await film(page, 60, () => isMine(page)));
    await visitor.turn();
    await playElsewhere(visitor, draw, NEARLY_OVER[game]);
    while (!(await has(page, ".story")) && (await has(page, '[data-status="playing"]'))) {
      await page.waitForSelector('.table[data-active="true"], .story, .table[data-status="over"]');
      if (await isMine(page)) await byMouse(visitor, draw);
    }
    const scoring = await film(page, 400, async () => !(await has(page, ".story")), 0, MOST_FRAMES);
    const ending = await film(page, 60, () => has(page, "[data-result]"), AFTERGLOW);
    await save("scoring", scoring);
    await save("ending", ending);
    console.log(visitor.errors);
    await visitor.leave();
  }
}
await browser.close();
await site.stop();
