// How soon something is seen. It measures time, so it is run alone: make test-speed.

import assert from "node:assert/strict";
import { test } from "node:test";
import { visited } from "./site.mjs";
import { Visitor } from "./visitor.mjs";

const FIRST_BOARD = 1500;
const here = visited();

test("the first board is there within 1.5 seconds on a slow device", async (context) => {
  const times = [];
  for (const game of ["basilica", "sagrada", "fantazja"]) {
    const visitor = await Visitor.come(here);
    await visitor.open(game, "Play the computer", "novice");
    const slow = await visitor.context.newCDPSession(visitor.page);
    await slow.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const found = [];
    for (let count = 0; count < 3; count += 1) {
      await visitor.page.reload({ waitUntil: "commit" });
      await visitor.page.waitForSelector(".table [data-el]");
      found.push(await visitor.page.evaluate(() => performance.now()));
    }
    times.push(`${game} ${Math.round(Math.min(...found))} ms`);
    assert.ok(Math.min(...found) <= FIRST_BOARD, `${game}: ${found.map(Math.round)} ms`);
    await visitor.leave();
  }
  context.diagnostic(times.join(", "));
});
