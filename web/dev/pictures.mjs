// The pictures of the README: node dev/pictures.mjs FOLDER (a table of each game in the middle of a game).

import { join } from "node:path";
import { Site } from "../tests/browser/site.mjs";
import { launch } from "./chromium.mjs";
import { byMouse, drawing, Visitor } from "../tests/browser/visitor.mjs";

const [folder] = process.argv.slice(2);
const TABLES = { basilica: ["light", 26], sagrada: ["dark", 24], fantazja: ["light", 22] };
const site = await Site.start();
const browser = await launch();
for (const [game, [theme, count]] of Object.entries(TABLES)) {
  const visitor = await Visitor.come(
    { browser, site },
    { viewport: { width: 1200, height: 760 }, settings: { theme } },
  );
  const draw = drawing(9);
  await visitor.open(game, "Play the computer", "apprentice");
  for (let done = 0; done < count && (await visitor.turn()); done += 1) await byMouse(visitor, draw);
  await visitor.turn();
  await visitor.page.mouse.move(5, 5);
  await visitor.page.waitForTimeout(400);
  await visitor.page.screenshot({ path: join(folder, `${game}.jpg`), type: "jpeg", quality: 72 });
  await visitor.leave();
}
await browser.close();
await site.stop();
