// Settings that follow an account: the newest win, even if a device has a wrong clock.

import { beforeEach, expect, test, vi } from "vitest";

type Document = { changed: number; settings: Record<string, unknown> };
const NOW = 1_700_000_000_000;
const server = vi.hoisted(() => ({
  now: 1_700_000_000_000,
  stored: { changed: 0, settings: {} } as Document,
}));

vi.mock("../../src/net/api", () => ({
  /** As the server does it. */
  storeSettings: async ({ changed, settings }: Document) => {
    const time = Math.min(changed, server.now);
    if (time > server.stored.changed) server.stored = { changed: time, settings };
    return server.stored;
  },
  storedSettings: async () => server.stored,
}));
const account = vi.hoisted(() => ({ isKnown: true as unknown }));
vi.mock("../../src/state/storage", () => ({
  readStored: () => account.isKnown,
  readStoredObject: () => ({}),
  writeStored() {},
}));
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {} }));
vi.stubGlobal("document", { documentElement: { dataset: {}, setAttribute() {} } });

const { saveSetting, settings, settingsDocument } = await import("../../src/state/settings.svelte");
const { followAccount } = await import("../../src/state/accountSettings");

async function exchanged(): Promise<void> {
  followAccount(true);
  await vi.waitFor(() => expect(settingsDocument().changed).toBe(server.stored.changed));
}

beforeEach(() => vi.useFakeTimers({ now: NOW, toFake: ["Date"] }));

test("a device with a fast clock does not undo what another one set later", async () => {
  vi.setSystemTime(NOW + 3_600_000);
  saveSetting("theme", "dark");
  await exchanged();
  expect(server.stored.settings["theme"]).toBe("dark");
  server.stored = { changed: NOW + 1, settings: { ...server.stored.settings, theme: "light" } };
  await exchanged();
  expect(settings.theme).toBe("light");
  expect(server.stored.settings["theme"]).toBe("light");
});

test("a change on a device with a slow clock counts", async () => {
  server.now = NOW + 60_000;
  server.stored = { changed: NOW + 30_000, settings: { ...settings, speed: "brisk" } };
  await exchanged();
  expect(settings.speed).toBe("brisk");
  saveSetting("speed", "instant");
  await exchanged();
  expect(server.stored.settings["speed"]).toBe("instant");
});

test("who signs in gets the account's settings, whatever a guest chose on the device", async () => {
  server.stored = { changed: NOW - 1000, settings: { ...settings, theme: "dark", newer: 7 } };
  saveSetting("theme", "light");
  account.isKnown = false;
  followAccount(true);
  account.isKnown = true;
  await vi.waitFor(() => expect(settings.theme).toBe("dark"));
  expect(server.stored.settings["theme"]).toBe("dark");
  saveSetting("theme", "auto");
  await exchanged();
  expect(server.stored.settings).toMatchObject({ theme: "auto", newer: 7 }); // of a newer client
});

test("a new account takes over what was chosen before", async () => {
  server.stored = { changed: 0, settings: {} };
  saveSetting("theme", "light");
  account.isKnown = false;
  followAccount(true);
  account.isKnown = true;
  await vi.waitFor(() => expect(server.stored.settings["theme"]).toBe("light"));
});
