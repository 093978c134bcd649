/** The countries a phone may be of, as the list shows them. */
import { expect, it } from 'vitest';
import { AREAS } from './areas.gen.ts';

it('M132, M133, D64: each has its names in both languages and its code; +86 first, then its neighbours', () => {
  expect(AREAS.slice(0, 4)).toEqual([
    ['CN', '86', '中国大陆', 'Chinese mainland'],
    ['HK', '852', '中国香港', 'Hong Kong, China'],
    ['MO', '853', '中国澳门', 'Macao, China'],
    ['TW', '886', '中国台湾', 'Taiwan, China'],
  ]);
  expect(AREAS.length).toBeGreaterThan(230);
  expect(new Set(AREAS.map(([country]) => country)).size).toBe(AREAS.length);
  for (const [country, code, cn, en] of AREAS) {
    expect([country, code], country).toEqual([
      expect.stringMatching(/^[A-Z]{2}$/),
      expect.stringMatching(/^\d{1,4}$/),
    ]);
    expect([cn, en], country).toEqual([expect.stringMatching(/./), expect.stringMatching(/^\p{Lu}/u)]);
  }
});
