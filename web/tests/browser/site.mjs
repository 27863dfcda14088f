// A test's own server, on a free port with its own data, and a browser for it.

import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { after, beforeEach } from "node:test";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { launch } from "../../dev/chromium.mjs";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const ROSACE = process.env.ROSACE ?? join(ROOT, ".venv/bin/rosace");
const START_TIMEOUT_MS = 60_000;
/** On PYTHONPATH, so that tables have the same dice in every run. */
const DICE = fileURLToPath(new URL("dice", import.meta.url));

/** A free port that the system gives to no outgoing connection before a server listens on it. */
async function freePort() {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    const isFree = await new Promise((done) => {
      const server = createServer().once("error", () => done(false));
      server.listen(port, "127.0.0.1", () => server.close(() => done(true)));
    });
    if (isFree) return port;
  }
}

/** A running server; `restart` kills it and starts it again with the same data and address. */
export class Site {
  /** Folders on PYTHONPATH, for games that are not part of Rosace. */
  packages = [];

  static async start(...options) {
    return Site.startWith([], ...options);
  }

  static async startWith(packages, ...options) {
    const site = new Site();
    site.packages = packages;
    site.port = await freePort();
    site.folder = mkdtempSync(join(tmpdir(), "rosace-browser-"));
    site.dice("");
    site.options = options;
    process.once("exit", () => site.process?.kill()); // whatever ends us does not leave a server behind
    await site.up();
    return site;
  }

  /** From here on the dice of the tables that are opened depend on a name, and on how many there were under it. */
  dice(name) {
    writeFileSync(`${this.folder}.dice`, name);
  }

  get address() {
    const at = this.options.indexOf("--root-path");
    return `http://127.0.0.1:${this.port}${at < 0 ? "" : this.options[at + 1]}/`;
  }

  async up() {
    const command = [
      "serve",
      "--host",
      "127.0.0.1",
      "--port",
      String(this.port),
      "--data",
      this.folder,
      "--no-open",
      "--log-level",
      "warning",
      ...this.options,
    ];
    const PYTHONPATH = [DICE, ...this.packages, process.env.PYTHONPATH].filter(Boolean).join(delimiter);
    const env = {
      ...process.env,
      PYTHONPATH,
      ROSACE_TEST_DICE: `${this.folder}.dice`,
      ROSACE_KEEP_PRIORITY: "1", // or what the tests wait for would come after all else that the machine does
    };
    this.process = spawn(ROSACE, command, { stdio: ["ignore", "pipe", "pipe"], env });
    this.said = "";
    for (const stream of [this.process.stdout, this.process.stderr])
      stream.on("data", (text) => (this.said += text));
    const until = Date.now() + START_TIMEOUT_MS;
    for (;;) {
      const well = await fetch(`${this.address}healthz`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (well) return;
      if (this.process.exitCode !== null || Date.now() > until) {
        this.process.kill();
        throw new Error(`the server did not start: ${this.said}`);
      }
      await new Promise((done) => setTimeout(done, 100));
    }
  }

  async down(signal = "SIGTERM") {
    const gone = new Promise((done) => this.process.once("exit", done));
    if (this.process.exitCode !== null) return;
    this.process.kill(signal);
    await gone;
  }

  async restart() {
    await this.down();
    await this.up();
  }

  async stop() {
    await this.down();
    for (const path of [this.folder, `${this.folder}.dice`]) rmSync(path, { recursive: true, force: true });
  }
}

const places = new Map(); // by the packages of their servers

/**
 * A browser and a server, started with the first test that runs: `--test-name-pattern` may choose none.
 * All files of a process share them, unless a file's server needs packages of its own.
 */
export function visited(...packages) {
  const key = packages.join(delimiter);
  if (!places.has(key)) places.set(key, opened(packages));
  return places.get(key);
}

function opened(packages) {
  const here = {};
  const start = async () => {
    here.browser = await launch(); // first: where it fails, no server is left behind for the test to wait on
    here.site = await Site.startWith(packages);
  };
  let started; // once, also if it fails: then no other test waits for it again
  beforeEach(async ({ name }) => {
    await (started ??= start());
    here.site.dice(name);
  });
  after(async () => {
    await here.browser?.close();
    await here.site?.stop();
  });
  return here;
}
