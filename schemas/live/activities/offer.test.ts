/** What an offer of a live room is called (D101, decision 432). */
import { expect, test } from 'vitest';
import { offerTitle, offerTitles } from './offer.ts';

test.each([
  ['en', offerTitles({ cn: '直播间专享', en: 'For this room' }), 'For this room'],
  ['cn', offerTitles({ cn: '直播间专享', en: 'For this room' }), '直播间专享'],
  ['en', offerTitles('一年写作练习'), '一年写作练习'],
  ['cn', {}, 'as its host said it'],
  ['en', { title_en: '' }, 'as its host said it'],
] as const)('D101: in %s %j is called %s', (locale, data, title) => {
  expect(offerTitle({ content: 'as its host said it', data }, locale)).toBe(title);
});
