/** What a document is called where it stands alone, and where its kind has to be said with it. */
import type { Locale } from '#schemas/locale.ts';
import { pagesWords } from '../pages/words.ts';
import type { DocumentName } from '../model/document.ts';

/** Its title, or else its id; its kind where a shop has one of it alone. */
export function labelOfDocument({ kind, id }: DocumentName, title: string, locale: Locale): string {
  if (title !== '') return title;
  return id === 'main' ? pagesWords.in(locale)(kind) : id;
}

/** Its kind with it. */
export function nameOfDocument(name: DocumentName, title: string, locale: Locale): string {
  const words = pagesWords.in(locale)(name.kind);
  const label = labelOfDocument(name, title, locale);
  return label === words ? words : `${words} · ${label}`;
}
