// Settings follow an account from device to device: those of the account when one signs in, then the newest.

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

/** Go on with the settings of the account; what a guest chose here is stored only where it has none. */
async function adopt(): Promise<void> {
  const theirs = await api.storedSettings().catch(() => null);
  if (theirs?.changed) adoptSettings(theirs.settings, theirs.changed);
  else if (theirs) await exchange();
}

/** After signing in or out, and when it is heard who one is. */
export function followAccount(isAccount: boolean): void {
  const hasSignedIn = isAccount && readStored(KEY) !== true;
  writeStored(KEY, isAccount);
  if (hasSignedIn) void adopt();
  else if (isAccount) void exchange();
}

/** Once, when the page is opened. */
export function startFollowing(): void {
  whenSettingsChange(() => {
    clearTimeout(timer);
    if (readStored(KEY) === true) timer = window.setTimeout(exchange, STORE_DELAY_MS);
  });
  if (readStored(KEY) === true) void exchange();
}
