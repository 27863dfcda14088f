// How light it is: what travels. How soon something is seen is measured by speed.mjs.

import assert from "node:assert/strict";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { visited } from "./site.mjs";
import { Visitor } from "./visitor.mjs";

const CLIENT = fileURLToPath(new URL("../../../src/rosace/server/client", import.meta.url));
const MOST_JAVASCRIPT = 150_000;
const here = visited();

/** The scripts that a page has loaded, as they travel. */
async function loaded(path, prepare = async () => {}) {
  const visitor = await Visitor.come(here);
  const names = new Set();
  visitor.page.on("response", (answer) => {
    const { pathname } = new URL(answer.url());
    if (pathname.endsWith(".js")) names.add(pathname.split("/").at(-1));
  });
  await visitor.visit(path);
  await prepare(visitor);
  await visitor.settled();
  await visitor.leave();
  return [...names].reduce(
    (sum, name) => sum + gzipSync(readFileSync(join(CLIENT, "assets", name)), { level: 9 }).length,
    0,
  );
}

test("it is light: at most 150 kB of JavaScript for the home page and any one game", async (context) => {
  assert.ok(
    readdirSync(join(CLIENT, "assets")).some((name) => statSync(join(CLIENT, "assets", name)).size > 0),
  );
  for (const game of ["basilica", "sagrada", "fantazja"]) {
    const size = await loaded("", (visitor) =>
      visitor.open(game, "Play the computer", "novice").then(() => visitor.turn()),
    );
    context.diagnostic(`${game}: ${size} bytes of JavaScript, compressed`);
    assert.ok(size > MOST_JAVASCRIPT / 3, "not all that is loaded was counted");
    assert.ok(size <= MOST_JAVASCRIPT, `${game}: ${size} bytes`);
  }
});
