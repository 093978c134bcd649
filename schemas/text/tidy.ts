/** Text somebody typed, without what nobody sees: no control turns or hides the words around it. */

/** Controls, marks that turn the direction of the text around them, and halves of characters. */
const UNSEEN =
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\u2028\u2029]|\p{Surrogate}/gu;

/** Nothing but spaces, letters without a shape, and those drawn as nothing at all. */
const BLANK = /^[\s\p{C}\u115f\u1160\u2800\u3164\uffa0]*$/u;

/** Whether somebody called so would have no name. */
export function isBlank(text: string): boolean {
  return BLANK.test(text);
}

/** @param isLong whether line breaks stay. */
export function tidy(text: string, isLong = false): string {
  const clean = text.replace(/\r\n?/g, '\n').replace(UNSEEN, '');
  return (isLong ? clean : clean.replaceAll('\n', ' ')).trim();
}
