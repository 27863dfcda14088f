// Points as text.

/** A number with a minus sign, not a hyphen. */
export const formatPoints = (points: number): string => String(points).replace("-", "−");

/** Points that are won or lost: "+4", "−2". */
export const formatGain = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);
