// Every screen: nothing sideways on a telephone, no words missing in any language, nothing that axe objects to.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { ALL } from "./visitor.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
export const GAMES = ["basilica", "sagrada", "fantazja"];
export const PAGES = [
  "",
  "lobby",
  "mine",
  "daily",
  "practice",
  "you",
  ...GAMES.flatMap((game) => [`new/${game}`, `rules/${game}`, `lesson/${game}`, `score/${game}`]),
];

/** What axe finds that is serious or worse. */
async function objections(page) {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() =>
    globalThis.axe.run(document, { resultTypes: ["violations"] }),
  );
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map((node) => `${node.html.slice(0, 160)} ${node.any[0]?.message ?? ""}`)
          .join(" | ")}`,
    );
}

/** Words, width and errors; what axe objects to does not depend on the language, so it is asked once a device. */
export async function assertSound(visitor, what, withAxe) {
  await visitor.assertWords();
  await visitor.assertNoSideways(what);
  const text = await visitor.page.locator("body").innerText();
  assert.doesNotMatch(text, /\{[a-z]+-[a-z-]+\}/, what);
  if (withAxe || ALL) assert.deepEqual(await objections(visitor.page), [], what);
  visitor.assertNoErrors();
}
