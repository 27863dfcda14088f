// A little rose window for every name: the same name has the same one everywhere.

const HUES = ["ruby", "amber", "emerald", "cobalt", "amethyst"] as const;
const PANES = [4, 5, 6, 8, 10, 12] as const;

export interface Rose {
  /** The colours of the panes in turn, and their number: it tells roses apart without colour, too. */
  hues: readonly [string, string];
  panes: number;
  letter: string;
}

/** FNV-1a: a number that differs for names that differ little. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ sign.codePointAt(0)!, 0x01000193) >>> 0;
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d) >>> 0;
  return (hash ^ (hash >>> 12)) >>> 0;
}

export function roseOf(name: string): Rose {
  const hash = hashOf(name.trim());
  const first = hash % HUES.length;
  const second = (first + 1 + (Math.floor(hash / 5) % (HUES.length - 1))) % HUES.length;
  return {
    hues: [HUES[first]!, HUES[second]!],
    panes: PANES[Math.floor(hash / 20) % PANES.length]!,
    letter: [...name.trim()][0]?.toUpperCase() ?? "",
  };
}
