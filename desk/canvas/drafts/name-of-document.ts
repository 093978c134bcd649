/** What a document is called: its kind, and its title or its id. */
import type { Locale } from '#schemas/locale.ts';
import { isObject } from '#schemas/page/json.ts';
import { localize } from '#schemas/page/text.ts';
import { pagesWords } from '../pages/words.ts';
import type { DocumentName } from '../model/document.ts';

export function nameOfDocument({ kind, id }: DocumentName, body: unknown, locale: Locale): string {
  const words = pagesWords.in(locale)(kind);
  const title: unknown = isObject(body) ? localize(body['title'] ?? body['name'], locale) : undefined;
  if (typeof title === 'string' && title !== '') return `${words} · ${title}`;
  return id === 'main' ? words : `${words} · ${id}`;
}
