// A picture of a page: node dev/shoot.mjs ADDRESS FILE.png [WIDTHxHEIGHT] [ELEMENT ID TO CLICK]...
import { launch } from "./chromium.mjs";

const [address, file, size = "1280x800", ...clicks] = process.argv.slice(2);
const [width, height] = size.split("x").map(Number);
const browser = await launch();
const page = await browser.newPage({ viewport: { width, height } });
page.on("console", (message) => message.type() === "error" && console.error("console:", message.text()));
page.on("pageerror", (error) => console.error("page:", error.message));
await page.goto(address, { waitUntil: "networkidle" });
for (const element of clicks) await page.locator(`[data-el="${element}"]`).first().click();
await page.waitForTimeout(400);
await page.screenshot({ path: file });
await browser.close();
