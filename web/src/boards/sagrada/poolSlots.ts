// Every die of the draft pool keeps its place on the sill until the round ends, and leaves it empty when it goes.

export interface Slot {
  die: string;
  present: boolean;
}

/**
 * The places after the pool has changed: a die that comes back, as from a preview, finds its place again. Of dice that
 * look alike, the one in the `leaving` place goes first.
 */
export function keepPlaces(slots: readonly Slot[], pool: readonly string[], leaving = -1): Slot[] {
  const left = [...pool];
  const take = (die: string): boolean => {
    const at = left.indexOf(die);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  const kept = slots.map(({ die }, place) => ({ die, present: place !== leaving && take(die) }));
  const last = kept[leaving];
  if (last) last.present = take(last.die);
  for (const die of left) {
    const free = kept.find((slot) => !slot.present);
    if (free) Object.assign(free, { die, present: true });
    else kept.push({ die, present: true });
  }
  return kept;
}

/** How many dice are drawn in a round (S2.1). */
export const diceDrawn = (seats: number): number => (seats === 1 ? 4 : 2 * seats + 1);

/** At most two rows of about the same length. */
export const slotColumns = (slots: number): number => (slots > 5 ? Math.ceil(slots / 2) : slots);
