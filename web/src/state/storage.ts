// JSON in localStorage. A browser that stores nothing, or something else under our keys, counts as a new one.

export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The browser refuses to store: the value lasts as long as the page.
  }
}

/** The stored object, or an empty one if something else is stored. */
export function readStoredObject(key: string): Record<string, unknown> {
  const value = readStored(key);
  return value && typeof value === "object" && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}
