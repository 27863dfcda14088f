// A Chromium without a download: that of the npm package, or the one CHROMIUM names.
import pack from "@sparticuz/chromium";
import { chromium } from "playwright-core";

export async function launch() {
  const own = process.env.CHROMIUM;
  return chromium.launch({
    executablePath: own || (await pack.executablePath()),
    args: own ? ["--no-sandbox"] : pack.args,
    headless: true,
  });
}
