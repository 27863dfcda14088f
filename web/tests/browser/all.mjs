// The files of tests that need nothing of their own, in one process: one server and one browser are enough for them.

import { readdirSync } from "node:fs";

const ALONE = "generic.test.mjs"; // its server has more games
const files = readdirSync(new URL(".", import.meta.url)).filter((name) => name.endsWith(".test.mjs"));
for (const name of files) if (name !== ALONE) await import(`./${name}`);
