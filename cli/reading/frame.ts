/** The line a fault stands in, with a mark below it. */
import { placeOf } from './source.ts';

/** Columns of a line shown around the place; more does not fit a terminal. */
const BEFORE = 60;
const AFTER = 40;

/** As wide as the text in a terminal, where Chinese letters take two cells. */
function blankAs(text: string): string {
  return [...text]
    .map((letter) => (letter === '\t' ? '\t' : /[\u1100-\uffdf]/.test(letter) ? '  ' : ' '))
    .join('');
}

/** Two lines: the text with its number, and the mark. */
export function frameOf(text: string, offset: number, length: number): string {
  const { line, column } = placeOf(text, offset);
  const whole = (text.split('\n')[line - 1] ?? '').replace(/\r$/, '');
  const from = Math.max(0, column - 1 - BEFORE);
  const to = Math.min(whole.length, column - 1 + Math.max(length, AFTER));
  const head = (from > 0 ? '…' : '') + whole.slice(from, column - 1);
  const excerpt =
    head + whole.slice(column - 1, Math.min(to, column - 1 + 2 * AFTER)) + (to < whole.length ? '…' : '');
  const target = whole.slice(column - 1, column - 1 + Math.min(length, AFTER));
  const mark = '^'.repeat(Math.max(1, blankAs(target).length));
  const number = String(line);
  return `${number} | ${excerpt}\n${' '.repeat(number.length)} | ${blankAs(head)}${mark}`;
}
