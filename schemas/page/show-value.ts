/** Values of a document as they are shown inside a sentence: short, and told apart from its words. */

const LONGEST = 40;
const MOST = 24;

/** A text in its quotes, everything else as JSON; cut where it is long. */
export function showValue(value: unknown): string {
  const text = JSON.stringify(value) ?? 'null';
  const letters = [...text];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join('')}…` : text;
}

/** Names of choices or fields, as many as one reads. */
export function showNames(names: readonly string[]): string {
  return names.length > MOST ? `${names.slice(0, MOST).join(', ')} …` : names.join(', ');
}
