// A Chromium without a download: that of the npm package, or the one CHROMIUM names.
import pack from "@sparticuz/chromium";
import { chromium } from "playwright-core";

export async function launch() {
  // Not with the package's own arguments: they are for a single process, which dies with its first page.
  const args = ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none"];
  return chromium.launch({ executablePath: process.env.CHROMIUM || (await pack.executablePath()), args, headless: true });
}
