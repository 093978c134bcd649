/** Folded text cut into runs of Han characters and words of any other script. */

export interface Run {
  kind: 'han' | 'word';
  text: string;
  /** Place of its first unit in the folded text. */
  start: number;
}

/** A word may end in marks that name it: c++, c#. */
const RUNS = /(\p{Script=Han}+)|(?:(?!\p{Script=Han})[\p{L}\p{N}])+[+#]{0,2}/gu;
const PARTS = /\p{N}+|[^\p{N}]+/gu;

export function splitRuns(foldedText: string): Run[] {
  return [...foldedText.matchAll(RUNS)].map((match) => ({
    kind: match[1] === undefined ? 'word' : 'han',
    text: match[0],
    start: match.index,
  }));
}

/** The letters and the digits of a mixed word (vue3); empty where it is all of one sort. */
export function partsOf(word: string): string[] {
  const parts = word.match(PARTS) ?? [];
  return parts.length > 1 ? parts : [];
}

/** An English plural's singular, roughly; the same rule on both sides matters more than grammar. */
export function singularOf(word: string): string | undefined {
  if (!/^[a-z]{4,}$/.test(word) || /(?:ss|us|is)$/.test(word) || !word.endsWith('s')) return undefined;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return /(?:ches|shes|sses|xes)$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}
