/** What a document is called: its kind, and its title or its id. */
import type { Locale } from '#schemas/locale.ts';
import { isObject } from '#schemas/page/json.ts';
import { localize } from '#schemas/page/text.ts';
import { pagesWords } from '../pages/words.ts';
import type { DocumentName } from '../model/document.ts';

/** The title a document holds; empty where it has none. */
export function titleOfBody(body: unknown, locale: Locale): string {
  const title: unknown = isObject(body) ? localize(body['title'] ?? body['name'], locale) : undefined;
  return typeof title === 'string' ? title : '';
}

export function nameOfDocument({ kind, id }: DocumentName, body: unknown, locale: Locale): string {
  const words = pagesWords.in(locale)(kind);
  const title = titleOfBody(body, locale);
  if (title !== '') return `${words} · ${title}`;
  return id === 'main' ? words : `${words} · ${id}`;
}
