// The files of tests that need nothing of their own, in one process: one server and one browser are enough for them.
// They are imported at once: if tests ran meanwhile, and `--test-name-pattern` skipped all of a file, the runner would
// take that for the end and never close the browser.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import "./accounts.test.mjs";
import "./basilica.test.mjs";
import "./desktop.test.mjs";
import "./ending.test.mjs";
import "./fantazja.test.mjs";
import "./flow.test.mjs";
import "./layout.test.mjs";
import "./light.test.mjs";
import "./manners.test.mjs";
import "./pages.test.mjs";
import "./phone.test.mjs";
import "./practice.test.mjs";
import "./reading.test.mjs";
import "./review.test.mjs";
import "./robust.test.mjs";
import "./sagrada.test.mjs";

const ALONE = "generic.test.mjs"; // its server has more games
const here = readFileSync(new URL(import.meta.url), "utf8");
for (const name of readdirSync(new URL(".", import.meta.url)))
  if (name.endsWith(".test.mjs") && name !== ALONE)
    assert.ok(here.includes(`"./${name}"`), `${name} is not imported`);
