// Settings follow an account from device to device: the newest win.

import * as api from "../net/api";
import { adoptSettings, settingsDocument, whenSettingsChange } from "./settings.svelte";
import { readStored, writeStored } from "./storage";

const KEY = "rosace-account"; // whether this browser is signed in, so that guests need not ask
const STORE_DELAY_MS = 500;
let timer = 0;

/** Send our settings, and go on with the newest. Without the server they stay as they are. */
async function exchange(): Promise<void> {
  const ours = settingsDocument();
  const newest = await api.storeSettings(ours).catch(() => null);
  // The time may also be earlier than ours: then our clock is fast, and the server's time counts.
  if (newest && newest.changed !== ours.changed && settingsDocument().changed === ours.changed)
    adoptSettings(newest.settings, newest.changed);
}

/** After signing in or out. */
export function followAccount(isAccount: boolean): void {
  writeStored(KEY, isAccount);
  if (isAccount) void exchange();
}

/** Once, when the page is opened. */
export function startFollowing(): void {
  whenSettingsChange(() => {
    clearTimeout(timer);
    if (readStored(KEY) === true) timer = window.setTimeout(exchange, STORE_DELAY_MS);
  });
  if (readStored(KEY) === true) void exchange();
}
