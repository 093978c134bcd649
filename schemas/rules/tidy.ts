/** Text somebody typed, without what nobody sees: no control turns or hides the words around it. */

/** Controls, marks that turn the direction of the text around them, and halves of characters. */
const UNSEEN =
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\u2028\u2029]|\p{Surrogate}/gu;

/** @param isLong whether line breaks stay. */
export function tidy(text: string, isLong = false): string {
  const clean = text.replace(/\r\n?/g, '\n').replace(UNSEEN, '');
  return (isLong ? clean : clean.replaceAll('\n', ' ')).trim();
}
