/** Text as search compares it: one width, one case, no accents; each unit remembers where it stood, for highlights. */

export interface FoldedText {
  /** Letters and digits, everything else a space. */
  text: string;
  /** Where each UTF-16 unit of `text` stood in the original; one more for the end. */
  at: readonly number[];
}

/** Marks nobody searches for: what cannot be seen, and the apostrophe inside a word (xi'an, don't). */
const DROPPED = /^[\p{Cf}\p{M}'’ʼ＇]$/u;
const KEPT = /^[\p{L}\p{N}+#]$/u;

function foldCharacter(character: string): string {
  let result = '';
  for (const part of character.normalize('NFKD').toLowerCase()) {
    if (DROPPED.test(part)) continue;
    result += KEPT.test(part) ? part : ' ';
  }
  return result;
}

/** Never throws; half a surrogate pair becomes a space. */
export function fold(original: string): FoldedText {
  let text = '';
  const at: number[] = [];
  let place = 0;
  for (const character of original) {
    const letters = foldCharacter(character);
    for (let unit = 0; unit < letters.length; unit += 1) at.push(place);
    text += letters;
    place += character.length;
  }
  at.push(place);
  return { text, at };
}
