/** What an event of a live room says in the language of who looks. */
import type { Locale } from '../locale.ts';
import { readText, type Text } from '../page/text.ts';
import type { LiveEvent } from './event.ts';

/** What an event says in both languages, as it carries it: an offer by its title (ADR-432). */
export const eventTitles = (title: Text) => ({
  title_cn: readText(title, 'cn'),
  title_en: readText(title, 'en'),
});

/** In the language of who looks; an event older than ADR-432 has its host's words alone. */
export function eventTitle({ content, data }: Pick<LiveEvent, 'content' | 'data'>, locale: Locale): string {
  const own = data[`title_${locale}`];
  return typeof own === 'string' && own !== '' ? own : content;
}
