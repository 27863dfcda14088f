// How strong an opponent this browser last asked for.

const KEY = "rosace-level";

export function level(): string {
  try {
    return localStorage.getItem(KEY) ?? "journeyman";
  } catch {
    return "journeyman";
  }
}

export function setLevel(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // Then it is asked again next time.
  }
}
