/**
 * How wide a text is, from its letters alone. Server and browser come to the same answer before anything is drawn,
 * so that the menu is cut once and never moves (M78); no element is measured.
 */

/** Full-width letters: Han, kana, Hangul, full-width forms and their punctuation, and emoji. */
const FULL_WIDTH =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;

/** D32: a full-width letter is 1 unit, any other half a unit. */
export function widthUnits(text: string): number {
  let units = 0;
  for (const letter of text) units += FULL_WIDTH.test(letter) ? 1 : 0.5;
  return units;
}

/** Widths of other letters in ems, on the wide side of the sans-serif faces people have. */
const EMS: readonly (readonly [RegExp, number])[] = [
  [/[ijl.,:;'!]/, 0.28],
  [/ /, 0.32],
  [/[ftrI()[\]/\\-]/, 0.4],
  [/[mwMW@%]/, 0.95],
  [/[A-Z&]/, 0.72],
];
const EM = 0.58;

/** The width in pixels at a font size, rounded up. */
export function textWidth(text: string, fontSize: number): number {
  let ems = 0;
  for (const letter of text) {
    ems += FULL_WIDTH.test(letter) ? 1 : (EMS.find(([letters]) => letters.test(letter))?.[1] ?? EM);
  }
  return Math.ceil(ems * fontSize);
}
