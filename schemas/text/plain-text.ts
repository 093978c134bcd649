/** A stranger's words as one plain line: no control or direction marks, no second line, cut to a length. */

/** Control, format (direction marks, zero-width) and private characters, lone halves of pairs, and every kind of space. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\s]+/gu;

export function plainLine(text: string | null | undefined, max: number): string {
  const line = (text ?? '')
    .slice(0, max * 4)
    .replace(UNSEEN, ' ')
    .trim();
  const letters = [...line];
  return letters.length <= max
    ? line
    : `${letters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`;
}
