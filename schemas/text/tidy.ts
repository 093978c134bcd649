/** Removes invisible characters from typed text, so that no control turns or hides the words around it. */

/** Controls, marks that turn the direction of the text around them, and halves of characters. */
const UNSEEN =
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\u2028\u2029]|\p{Surrogate}/gu;

/**
 * The one definition of blank, by Unicode property: a text in which nothing is seen has no character but white space,
 * controls, format characters and what is not assigned (C), marks without a letter (M), those a font may draw as nothing
 * (Default_Ignorable_Code_Point: Hangul fillers, joiners, variation selectors), the empty braille pattern and the null note.
 * As the pattern of a contract: one character that is seen, wherever it stands.
 */
export const VISIBLE = '[^\\s\\p{C}\\p{M}\\p{DI}\\u2800\\u{1d159}]';
const SEEN = new RegExp(VISIBLE, 'u');

/** Whether a text has no visible character, so that it can serve neither as a name nor as a message. */
export function isBlank(text: string): boolean {
  return !SEEN.test(text);
}

/** A blank text is empty. @param isLong whether line breaks stay. */
export function tidy(text: string, isLong = false): string {
  const clean = text.replace(/\r\n?/g, '\n').replace(UNSEEN, '');
  return isBlank(clean) ? '' : (isLong ? clean : clean.replaceAll('\n', ' ')).trim();
}
