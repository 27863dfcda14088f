// Somebody at a browser: opens tables, touches what is lit, and complains about every error of the page.

import assert from "node:assert/strict";

export const WAIT = 60_000; // milliseconds, on a machine that has much else to do
/** Everything, as in `make test-all`: whole games where a part of one shows the same, every check in every language. */
export const ALL = Boolean(process.env.ROSACE_TEST_ALL);
const SETTINGS = {
  sound: false,
  motion: false,
  theme: "light",
  confirm: "final",
  speed: "instant",
  language: "en",
};

const ARROWS = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"];
const MAX_KEYBOARD_TOUCHES = 100; // they are drawn at random, and one may undo another

/** A generator of numbers that are the same every time. */
export function drawing(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** What was changed has been drawn: an effect of the page may need a frame, and what follows from it another. */
export async function drawn(page) {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Pages that were left, by device: one that has had the client needs half the work of a new one. */
const left = new Map();

/** What cannot be undone: a page that it was done to is closed when it is left. */
const LASTING = {
  page: ["addInitScript", "close", "exposeFunction", "routeWebSocket", "setViewportSize"],
  clock: ["install"],
  context: ["addInitScript", "newCDPSession", "newPage", "route"],
};
const EVENTS = [
  "console",
  "pageerror",
  "request",
  "requestfailed",
  "requestfinished",
  "response",
  "websocket",
];

/** A page of the server without the client, at which requests can be made and games played. */
export const nothing = (site) => `${site.address}healthz`;

async function newPage(browser, site, device) {
  const context = await browser.newContext(device);
  const page = await context.newPage();
  page.setDefaultTimeout(WAIT);
  for (const [what, names] of Object.entries(LASTING))
    for (const name of names) {
      const made = { page, clock: page.clock, context }[what];
      const way = made[name];
      made[name] = (...given) => ((page.isMarked = true), way.apply(made, given));
    }
  await page.goto(nothing(site));
  return page;
}

export class Visitor {
  static async come({ browser, site }, { settings = {}, ...context } = {}) {
    const visitor = new Visitor();
    const device = { viewport: { width: 1280, height: 800 }, reducedMotion: "reduce", ...context };
    visitor.site = site;
    visitor.device = JSON.stringify([site.address, device]);
    const page = left.get(visitor.device)?.pop() ?? (await newPage(browser, site, device));
    visitor.page = page;
    visitor.context = page.context();
    visitor.errors = [];
    visitor.sockets = [];
    visitor.asking = new Set(); // requests without an answer so far
    await page.evaluate(
      (value) => localStorage.setItem("rosace", value),
      JSON.stringify({ ...SETTINGS, ...settings }),
    );
    page.on("websocket", (socket) => visitor.sockets.push(socket));
    page.on("request", (request) => visitor.asking.add(request));
    for (const end of ["requestfinished", "requestfailed"])
      page.on(end, (request) => visitor.asking.delete(request));
    page.on("pageerror", (error) => visitor.errors.push(error.message));
    page.on("console", (message) => {
      if (
        message.type() === "error" &&
        !/Failed to load resource|WebSocket|ERR_CONNECTION/.test(message.text())
      )
        visitor.errors.push(message.text());
    });
    return visitor;
  }

  /** Leave the page to the next visitor who has such a device, without anything that was kept here. */
  async leave() {
    const { page, context, device } = this;
    if (page.isMarked) return context.close();
    for (const name of EVENTS) page.removeAllListeners(name);
    await page.unrouteAll();
    await page.mouse.move(0, 0);
    await page.goto(nothing(this.site));
    await page.evaluate(() => [localStorage, sessionStorage].forEach((kept) => kept.clear()));
    await context.clearCookies();
    left.set(device, [...(left.get(device) ?? []), page]);
  }

  async visit(path = "") {
    await this.page.goto(this.site.address + path);
  }

  /** Go to another page as its link does, without loading the client again. */
  async follow(path) {
    await this.page.evaluate((address) => {
      history.pushState(null, "", address);
      dispatchEvent(new PopStateEvent("popstate"));
    }, this.site.address + path);
  }

  /** Wait until the page has all that it asks for: nothing is asked any more, nor after what came was drawn. */
  async settled() {
    await this.page.waitForSelector("main > *");
    const until = Date.now() + WAIT;
    for (let quiet = 0; quiet < 2; quiet = this.asking.size ? 0 : quiet + 1) {
      assert.ok(
        Date.now() < until,
        `${this.page.url()} goes on asking for ${[...this.asking].map((one) => one.url())}`,
      );
      await drawn(this.page);
    }
  }

  /** Open a table by what the home page offers. */
  async open(game, button, level) {
    await this.visit();
    if (level) await this.page.selectOption("#level", level);
    const offers = this.page.locator(`section[aria-labelledby=title-${game}]`);
    const wanted = offers.getByRole("button", { name: button, exact: true });
    await offers.waitFor();
    if (!(await wanted.isVisible())) await offers.locator(".more").click(); // on a phone
    await wanted.click();
    await this.takeNames();
    await this.page.waitForURL(/\/table\//);
  }

  /** Where the page asks for names before it opens a table, take those that it suggests. */
  async takeNames() {
    const asked = this.page.locator("dialog[open] [data-names] .primary");
    await asked.or(this.page.locator(".table, .waiting, [data-curtain], .skeleton")).first().waitFor();
    if (await asked.count()) await asked.click();
  }

  get table() {
    return this.page.locator(".table");
  }

  async standing() {
    return this.table.evaluate((found) => ({ ...found.dataset }), undefined, { timeout: WAIT });
  }

  /** Wait until there is something to decide here, or the game is over. */
  async turn() {
    await this.found('.table[data-active="true"], .table[data-status="over"], [data-curtain], [data-skip]');
    if (await this.skip()) return this.turn();
    return (await this.page.locator('.table[data-status="over"]').count()) === 0;
  }

  /** Wait for an element; in vain, tell where we are. */
  async found(selector) {
    await this.page
      .waitForSelector(selector)
      .catch(async (error) => assert.fail(`${error.message}\n${await this.whereabouts()}`));
  }

  /** What the page shows and the server said, for a test that waits in vain. */
  async whereabouts() {
    const shown = await this.page.evaluate(() => ({
      table: { ...document.querySelector(".table")?.dataset },
      text: document.body.innerText.slice(0, 2000),
    }));
    return `${this.page.url()}\n${JSON.stringify(shown, null, 1)}\nThe server: ${this.site.said.slice(-2000)}`;
  }

  /** Leave a story that is being told; whether there was one. */
  async skip() {
    const skip = this.page.locator("[data-skip]");
    if (!(await skip.count())) return false;
    this.stories = (this.stories ?? 0) + 1;
    await skip.evaluateAll((found) => found[0]?.click()); // unless it has ended by itself since
    await skip.waitFor({ state: "detached" });
    return true;
  }

  async lit() {
    return this.page.$$eval(".el.lit", (found) => found.map((one) => one.dataset.el));
  }

  /** Of what is lit on a land that is larger than its frame, only what lies in it, if anything does: the rest would have to be moved there. */
  async litInSight() {
    return this.page.$$eval(".el.lit", (found) => {
      const inSight = found.filter((one) => {
        const frame = one.closest(".frame")?.getBoundingClientRect();
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return !frame || (x > frame.left && x < frame.right && y > frame.top && y < frame.bottom);
      });
      return (inSight.length ? inSight : found).map((one) => one.dataset.el);
    });
  }

  /** Everything said on the page is said in words. */
  async assertWords() {
    const missing = await this.page.evaluate(() => [...(globalThis.rosaceMissing ?? [])]);
    assert.deepEqual(missing, []);
  }

  assertNoErrors() {
    assert.deepEqual(this.errors, []);
  }

  async assertNoSideways(what = "") {
    // A telephone's window grows with what is too wide for it: compare with the screen.
    const inner = this.page.viewportSize().width;
    const scroll = await this.page.evaluate(() => document.scrollingElement.scrollWidth);
    assert.ok(scroll <= inner, `${what || this.page.url()} is ${scroll} px wide in a window of ${inner}`);
  }
}

const element = (id) => `[data-el="${id.replaceAll('"', '\\"')}"]`;

const CLICK_MS = 5000; // for an element to be there and at rest; eight times, on a machine that is busy

/** Make a decision with the mouse: touch what is lit until it can be confirmed; some things only if there is no other. */
export async function byMouse(visitor, draw, avoided = "nothing") {
  const { page } = visitor;
  const { at } = await visitor.standing();
  let missed = null;
  for (let step = 0; step < 8; step += 1) {
    if (await wasMeant(page, at)) return moved(visitor, at);
    const lit = await visitor.litInSight();
    const confirm = page.locator("[data-confirm]").first();
    if ((await confirm.count()) && (lit.length === 0 || draw(4) > 0)) {
      await confirm.click();
      return moved(visitor, at);
    }
    const others = lit.filter((one) => !one.startsWith(avoided));
    const among = others.length ? others : lit;
    // What was lit may be gone since, where a turn or the game has ended by itself: then it is looked again.
    await page
      .locator(element(among[draw(among.length)]))
      .first()
      .click({ timeout: CLICK_MS })
      .catch((error) => (missed = error));
  }
  throw missed ?? new Error("a decision of more than eight touches");
}

/** In the page: play by a socket of its own, until the view is as wanted or the game is over; the position reached. */
function playBySocket(table, isEnough, choose, numbers) {
  const socket = new WebSocket(new URL("/api/v1/socket", location.href.replace("http", "ws")));
  let decided = -1; // a position may be told again, with something else that is new
  const send = (message) => socket.send(JSON.stringify({ ...message, table }));
  return new Promise((done, failed) => {
    const hear = ({ type, at, status, view, choices, ...rest }) => {
      if (type === "error") failed(new Error(JSON.stringify(rest)));
      else if (type === "hello") send({ type: "watch", id: 0, want: ["view", "choices"] });
      else if (type !== "table" && type !== "changed") return;
      else if (status === "over" || (choices && isEnough(view))) done(at);
      else if (choices && at !== decided)
        send({ type: "decide", id: (decided = at), at, action: choose(choices, numbers.pop()).id });
    };
    socket.onmessage = ({ data }) => {
      try {
        [JSON.parse(data)].flat().forEach(hear);
      } catch (error) {
        failed(error);
      }
    };
    socket.onclose = () => failed(new Error("the socket was closed"));
  }).finally(() => socket.close());
}

/** Enough after so many decisions. */
export const after = (decisions) => `(() => { let seen = 0; return () => seen++ >= ${decisions}; })()`;

const atRandom = (choices, number) => choices[number % choices.length];

/** Play where the visitor's page does not look, until the view is as wanted or the game is over; the position reached. */
export function playOutOfSight(visitor, table, draw, isEnough, choose = atRandom) {
  const given = [table, Array.from({ length: 1000 }, () => draw(1 << 20))].map((one) => JSON.stringify(one));
  return visitor.page.evaluate(`(${playBySocket})(${given[0]}, ${isEnough}, ${choose}, ${given[1]})`);
}

/** Play as the same person on another device would; the page must keep up with it. */
export async function playElsewhere(visitor, draw, isEnough, choose = atRandom) {
  const table = new URL(visitor.page.url()).pathname.split("/").at(-1);
  const reached = await playOutOfSight(visitor, table, draw, isEnough, choose);
  await visitor.page.waitForFunction(
    (at) =>
      Number(document.querySelector(".table")?.dataset.at) >= at || document.querySelector("[data-skip]"),
    reached,
  );
}

/** Wait until the server has answered the last touch. */
export async function answered(page) {
  await drawn(page);
  await page.waitForFunction(() => document.querySelector(".table")?.dataset.pending !== "true");
  await drawn(page); // the focus has found its place again
}

/** Wait until there is something to touch or to confirm; whether the last touch was a decision already. */
async function wasMeant(page, at) {
  await answered(page);
  const found = await page
    .waitForFunction((before) => {
      const table = document.querySelector(".table");
      if (!table || table.dataset.at !== before || document.querySelector("[data-skip]")) return "meant";
      return document.querySelector(".el.lit, [data-confirm]") ? "asked" : "";
    }, at)
    .catch(() => assert.fail("nothing is lit, and nothing can be confirmed"));
  return (await found.jsonValue()) === "meant";
}

/** Make a decision with the keyboard: arrows to something lit, Enter to touch it, Enter again to confirm. */
export async function byKeyboard(visitor, draw) {
  const { page } = visitor;
  const { at } = await visitor.standing();
  for (let step = 0; step < MAX_KEYBOARD_TOUCHES; step += 1) {
    if (await wasMeant(page, at)) return moved(visitor, at); // while one is on its way, no key leads anywhere
    await toSomethingLit(page, draw);
    await page.keyboard.press("Enter");
    await answered(page);
    if (await page.locator("[data-confirm]").count()) {
      if (draw(2)) await tabTo(page, "[data-confirm]"); // else Enter confirms, unless the board suggested the place
      await page.keyboard.press("Enter");
      await answered(page);
    }
    const now = await visitor.standing();
    if (now.at !== at || now.active !== "true" || (await page.locator("[data-skip]").count()))
      return moved(visitor, at);
  }
  throw new Error(
    `no decision by keyboard; focus on ${await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200))}`,
  );
}

async function tabTo(page, selector) {
  for (let count = 0; count < 60; count += 1) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  assert.fail(`the keyboard does not lead to ${selector}`);
}

/** Press arrows at random until the focus is on something lit, or a few times if nothing is. */
async function toSomethingLit(page, draw) {
  for (let count = 0; count < 12; count += 1) {
    await page.keyboard.press(ARROWS[draw(4)]);
    const [focused, isLit] = await page.evaluate(() => {
      const found = document.activeElement?.closest("[data-el]");
      return [found?.dataset.el, found?.classList.contains("lit")];
    });
    assert.ok(focused, "arrows do not lead to anything that may be touched");
    if (isLit) return;
  }
}

async function moved(visitor, at) {
  await visitor.page.waitForFunction(
    (before) =>
      !document.querySelector(".table") ||
      document.querySelector("[data-skip]") ||
      document.querySelector(".table").dataset.at !== before ||
      document.querySelector("[data-curtain]"),
    at,
    { timeout: WAIT },
  );
}
