/** The title of a stored document: the one place that reads it, for the console, the desk and the search over both. */
import type { Locale } from '../locale.ts';
import { isObject } from './json.ts';
import { isText, readText } from './text.ts';

/** In one language; empty where the document has none, as menus and themes, or where it is no text. */
export function titleOf(body: unknown, locale: Locale): string {
  const title: unknown = isObject(body) ? body['title'] : undefined;
  return isText(title) ? readText(title, locale).trim() : '';
}
