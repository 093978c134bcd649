/** Words that stand for the values of a table's field, in both languages (D127): `flash_sale` or 秒杀 for 8. */
import { isObject } from '../page/json.ts';
import { nearest } from '../page/nearest.ts';

type Value = string | number;

/** `word` is what exports write; `others` are read as well. */
export interface TableWord<Of extends Value = Value> {
  value: Of;
  word: string;
  others: readonly string[];
}

const isTableWord = (row: unknown): row is TableWord => isObject(row) && typeof row['word'] === 'string';

/** The words of a field's schema; none where it takes something else. */
export function tableWordsOf(schema: unknown): readonly TableWord[] {
  const rows: unknown = isObject(schema) ? schema['x-words'] : undefined;
  return Array.isArray(rows) ? rows.filter(isTableWord) : [];
}

/** One form of a word, whatever its case and however its parts are joined. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');

/** The value a word or number stands for; undefined for a word nobody knows. */
export function readTableWord(words: readonly TableWord[], text: string): Value | undefined {
  const normalText = plain(text);
  if (normalText === '') return undefined;
  const match = words.find(
    ({ value, word, others }) =>
      plain(word) === normalText ||
      // A minus is no joint of words.
      String(value) === text.normalize('NFKC').trim() ||
      others.some((one) => plain(one) === normalText),
  );
  return match?.value;
}

/** The word of a value, as exports write it. */
export function tableWordFor(words: readonly TableWord[], value: unknown): string | undefined {
  return words.find((one) => one.value === value)?.word;
}

/** `discount (3, 打折)`: every word with its number and its first Chinese name. */
export function listTableWords(words: readonly TableWord[], locale: 'cn' | 'en'): string {
  const labels = words.map(({ value, word, others }) => {
    const chinese = others.find((one) => /\p{Script=Han}/u.test(one));
    const also = [
      ...(typeof value === 'number' ? [String(value)] : []),
      ...(chinese === undefined ? [] : [chinese]),
    ];
    return also.length === 0 ? word : `${word} (${also.join(', ')})`;
  });
  return labels.join(locale === 'cn' ? '、' : ', ');
}

/** The known word closest to a misspelt one. */
export function nearestTableWord(words: readonly TableWord[], text: string): string | undefined {
  return nearest(
    plain(text),
    words.flatMap(({ word, others }) => [word, ...others]),
  );
}
