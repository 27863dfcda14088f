// A Chromium without a download: that of the npm package, or the one CHROMIUM names.
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pack from "@sparticuz/chromium";
import { chromium } from "playwright-core";

const { version } = JSON.parse(
  readFileSync(new URL("../node_modules/@sparticuz/chromium/package.json", import.meta.url)),
);
const PLACE = join(tmpdir(), `rosace-chromium-${version}-${process.getuid?.()}`); // a user's own: nobody else may run what is in it

export async function launch() {
  // Not with the package's own arguments: they are for a single process, which dies with its first page.
  const args = ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none"];
  const executablePath = process.env.CHROMIUM || (await unpacked());
  return chromium.launch({ executablePath, args, headless: true, timeout: 60_000 });
}

/**
 * The package's browser, unpacked in a folder of this process that gets its lasting name when all is there: the package
 * itself takes any file of that name for the browser, also one that another process still writes or an interrupted run left.
 */
async function unpacked() {
  const browser = join(PLACE, "chromium");
  if (existsSync(browser)) return browser;
  const part = mkdtempSync(`${PLACE}-`);
  await inflated(part);
  try {
    renameSync(part, PLACE);
  } catch (error) {
    rmSync(part, { recursive: true });
    if (!existsSync(browser)) throw error; // else another process was faster
  }
  return browser;
}

/** The package unpacks into the temporary folder, whose name it asks for before it first waits: only until then is it another. */
function inflated(folder) {
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  const done = pack.executablePath();
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  return done;
}
