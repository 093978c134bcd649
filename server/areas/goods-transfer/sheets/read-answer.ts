/** Reads the answer of a question by its kind: letters in any form, yes and no in both languages, texts for each gap (D127). */
import { splitEscaped } from '#schemas/goods-table/escaped-list.ts';
import { QUESTION_KIND_WORDS } from '#schemas/goods-table/table-choices.ts';
import { readTableWord } from '#schemas/goods-table/table-words.ts';
import { readFlag } from './read-cell.ts';

/** What people write between the letters of options. */
const BETWEEN = /[|,，、;；.\s/+&和]+/u;

/** `b`, `ABD`, `A,B,D` and `A|B|D` as letters; a text that is none stays whole, and is told of by the shop. */
function lettersOf(text: string): string[] {
  const parts = text.normalize('NFKC').toUpperCase().split(BETWEEN).filter(Boolean);
  return parts.every((part) => /^[A-Z]+$/.test(part)) ? parts.flatMap((part) => [...part]) : [text];
}

export function readAnswer(kind: unknown, text: string): string[] {
  switch (typeof kind === 'string' ? readTableWord(QUESTION_KIND_WORDS, kind) : undefined) {
    case 'single':
    case 'multi':
      return lettersOf(text);
    case 'judge':
      return [String(readFlag(text) ?? text)];
    default:
      return splitEscaped(text, '|').map((entry) => entry.trim());
  }
}
