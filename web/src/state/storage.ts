// What this browser keeps. One that keeps nothing, or something else under our names, is as good as a new one.

export function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

export function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Then it lasts as long as the page.
  }
}

/** What lies under a key, if it is an object. */
export function readObject(key: string): Record<string, unknown> {
  const found = read(key);
  return found && typeof found === "object" && !Array.isArray(found)
    ? (found as Record<string, unknown>)
    : {};
}
