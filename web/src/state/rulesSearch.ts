// Search in the rules: by the number of a clause, or by words without regard to capitals and diacritics.

export interface Clause {
  id: string;
  text: string;
}

export interface Piece {
  text: string;
  /** Whether it is what was searched for. */
  hit: boolean;
}

const SNIPPET_CHARACTERS = 150;
const BEFORE_HIT = 40;
// Letters that do not decompose into a letter and a mark.
const ALONE: Record<string, string> = { ł: "l", œ: "oe", æ: "ae", "’": "'" };

/** A letter as it is compared. */
const fold = (letter: string): string =>
  [...letter.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "")].map((one) => ALONE[one] ?? one).join("");

/** A text as it is compared, and for each of its letters where it stands in the text. */
function folded(text: string): { letters: string; at: number[] } {
  const at: number[] = [];
  let letters = "";
  for (let index = 0; index < text.length; index += 1) {
    const one = fold(text.charAt(index));
    letters += one;
    at.push(...Array.from(one, () => index));
  }
  return { letters, at };
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** Finds a word at the beginning of words: `die` is in `dies`, not in `medieval`. */
const beginning = (word: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}`, "gu");
const wordsOf = (query: string): string[] => folded(query.trim()).letters.split(/\s+/).filter(Boolean);

/** Whether a clause has this number, or belongs to this chapter: `S3` has S3.1 but not S30.1. */
const isNumbered = (id: string, word: string): boolean =>
  id.toLowerCase() === word || id.toLowerCase().startsWith(word.endsWith(".") ? word : `${word}.`);

/** The clauses with this number or with all of these words, in the order of the page. */
export function search(clauses: readonly Clause[], query: string): Clause[] {
  const words = wordsOf(query);
  if (!words.length) return [];
  const numbered = clauses.filter(({ id }) => words.length === 1 && isNumbered(id, words[0]!));
  if (numbered.length) return numbered;
  return clauses.filter(({ text }) => {
    const { letters } = folded(text);
    return words.every((word) => letters.search(beginning(word)) >= 0);
  });
}

/** The part of a text around the first word that was searched for, in pieces. */
export function snippet(text: string, query: string): Piece[] {
  const { letters, at } = folded(text);
  const hits = wordsOf(query)
    .flatMap((word) => [...letters.matchAll(beginning(word))])
    .map((match) => [at[match.index]!, at[match.index + match[0].length - 1]! + 1] as const)
    .sort(([one], [other]) => one - other);
  const first = hits[0]?.[0] ?? 0;
  const start = first > BEFORE_HIT ? text.lastIndexOf(" ", first - BEFORE_HIT) + 1 : 0;
  const cut = text.length > start + SNIPPET_CHARACTERS;
  const end = cut ? Math.max(text.lastIndexOf(" ", start + SNIPPET_CHARACTERS), first) : text.length;
  const pieces: Piece[] = start > 0 ? [{ text: "… ", hit: false }] : [];
  let here = start;
  for (const [from, to] of hits) {
    if (from < here || to > end) continue;
    if (from > here) pieces.push({ text: text.slice(here, from), hit: false });
    pieces.push({ text: text.slice(from, to), hit: true });
    here = to;
  }
  if (here < end) pieces.push({ text: text.slice(here, end), hit: false });
  return cut ? [...pieces, { text: " …", hit: false }] : pieces;
}
