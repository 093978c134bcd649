/** Stands in for src/i18n/make-translate.ts in stories: the same words, in the pseudo language when it is chosen. */
import type { Translate, Words } from '#i18n/words.ts';
import { makeTranslate as makePlain } from '#i18n/make-translate.ts';
import type { Locale } from '#schemas/locale.ts';
import { isPseudo, pseudo } from './pseudo.ts';

type Table = Words['cn'];

const toPseudo = (table: Table): Table =>
  Object.fromEntries(Object.entries(table).map(([key, word]) => [key, pseudo(word)]));

export function makeTranslate(namespace: string, words: Words, locale: Locale): Translate<string> {
  const name = `${namespace} in pseudo`;
  const pseudoWords = { cn: toPseudo(words.cn), en: toPseudo(words.en) };
  const plain = makePlain(namespace, words, locale);
  const strange = makePlain(name, pseudoWords, locale);
  return (key, params) => (isPseudo() ? strange : plain)(key, params);
}
