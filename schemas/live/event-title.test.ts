/** What an event of a live room says (D101, ADR-432). */
import { expect, test } from 'vitest';
import { eventTitle, eventTitles } from './event-title.ts';

test.each([
  ['en', eventTitles({ cn: '直播间专享', en: 'For this room' }), 'For this room'],
  ['cn', eventTitles({ cn: '直播间专享', en: 'For this room' }), '直播间专享'],
  ['en', eventTitles('一年写作练习'), '一年写作练习'],
  ['cn', {}, 'as its host said it'],
  ['en', { title_en: '' }, 'as its host said it'],
] as const)('D101: in %s %j is called %s', (locale, data, title) => {
  expect(eventTitle({ content: 'as its host said it', data }, locale)).toBe(title);
});
