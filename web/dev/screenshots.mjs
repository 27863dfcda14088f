// Pictures of every screen: node dev/screenshots.mjs FOLDER (desktop and telephone, light and dark).

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Site } from "../tests/browser/site.mjs";
import { launch } from "./chromium.mjs";
import { byMouse, drawing, Visitor } from "../tests/browser/visitor.mjs";

const [folder = "build/screenshots", only = ""] = process.argv.slice(2);
const GAMES = ["basilica", "sagrada", "fantazja"];
const SCREENS = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
};
const PAGES = [
  "",
  "lobby",
  "mine",
  "daily",
  "you",
  "practice",
  ...GAMES.flatMap((game) => [`new/${game}`, `rules/${game}`, `lesson/${game}`, `score/${game}`]),
];
/** After how many decisions a table is looked at. */
const MOMENTS = { start: 0, early: 6, middle: 20 };

mkdirSync(folder, { recursive: true });
const site = await Site.start();
const browser = await launch();

async function shoot(visitor, name) {
  await visitor.page.waitForTimeout(300);
  await visitor.page.screenshot({ path: join(folder, `${name}.png`) });
  console.log(name);
}

for (const [screen, context] of Object.entries(SCREENS)) {
  for (const theme of ["light", "dark"]) {
    const visitor = await Visitor.come({ browser, site }, { ...context, settings: { theme } });
    const label = (what) => `${what}-${screen}-${theme}`;
    for (const path of PAGES.filter((path) => `page-${path}`.includes(only))) {
      await visitor.visit(path);
      await visitor.page.waitForLoadState("networkidle");
      await shoot(visitor, label(path.replace("/", "-") || "home"));
    }
    for (const game of GAMES) {
      if (!`practice-${game}`.includes(only)) continue;
      await visitor.visit(`practice/${game}`);
      await visitor.page.click("[data-daily]");
      await visitor.page.waitForSelector("[data-practice]");
      await shoot(visitor, label(`practice-${game}-open`));
      await visitor.page.click("[data-show]");
      await visitor.page.waitForSelector('[data-state="shown"]');
      await shoot(visitor, label(`practice-${game}-shown`));
    }
    for (const [index, game] of GAMES.entries()) {
      if (!`table-${game}`.includes(only)) continue;
      const draw = drawing(index + 3);
      await visitor.open(game, "Play the computer", "apprentice");
      let done = 0;
      for (const [moment, count] of Object.entries(MOMENTS)) {
        while (done < count && (await visitor.turn())) {
          await byMouse(visitor, draw);
          done += 1;
        }
        await visitor.turn();
        await shoot(visitor, label(`${game}-${moment}`));
      }
      const [first] = await visitor.lit();
      if (first) {
        const hint = visitor.page.locator("[data-hint]");
        if (await hint.count()) {
          await hint.click();
          await visitor.page.waitForSelector("[data-hint-reason]");
          await shoot(visitor, label(`${game}-hint`));
        }
        await visitor.page.locator(`[data-el="${first}"]`).first().click();
        await shoot(visitor, label(`${game}-picked`));
      }
      for (; done < 600 && (await visitor.turn()); done += 1) await byMouse(visitor, draw);
      await visitor.page.waitForSelector("[data-result]");
      await shoot(visitor, label(`${game}-over`));
      await visitor.page.keyboard.press("Escape");
      await visitor.page.waitForSelector("[data-result]", { state: "detached" });
      await visitor.page.getByRole("tab", { name: "Score" }).click();
      await shoot(visitor, label(`${game}-score`));
      const table = visitor.page.url().split("/table/")[1];
      await visitor.visit(`replay/${table}/12`);
      await visitor.page.waitForSelector(".replay [data-el]");
      await shoot(visitor, label(`${game}-replay`));
      await visitor.visit(`review/${table}`);
      await visitor.page.waitForSelector("[data-shows]");
      await shoot(visitor, label(`${game}-review`));
      await visitor.page.locator("[data-turning-point] [data-show]").last().click();
      await shoot(visitor, label(`${game}-review-turning-point`));
      await visitor.page.locator("[data-all-decisions] summary").click();
      await shoot(visitor, label(`${game}-review-decisions`));
    }
    if ("curtain".includes(only)) {
      await visitor.open("fantazja", "Pass and play");
      await visitor.turn();
      await shoot(visitor, label("curtain"));
      await visitor.open("basilica", "Play a friend");
      await visitor.page.waitForSelector(".waiting");
      await shoot(visitor, label("waiting"));
    }
    await visitor.leave();
  }
}
await browser.close();
await site.stop();
