/** The words over a film: whose they are, and how little of a phone. */
import { expect, test } from 'vitest';
import { marqueeFor } from './marquee.ts';

const ADA = { nickname: '阿达 $& Ada', phone: '+86-19900000006' };

test('D105: a shop that wants none has none', () => {
  expect(marqueeFor({}, ADA)).toBeUndefined();
  expect(marqueeFor({ marquee: { enabled: 0, text: 'x' } }, ADA)).toBeUndefined();
  expect(marqueeFor({ marquee: { enabled: 1, text: ' ' } }, ADA)).toBeUndefined();
});

test('D105, B67: it names who watches, with the last four digits of their phone at most', () => {
  expect(marqueeFor({ marquee: { enabled: 1 } }, ADA)).toEqual({
    text: '阿达 $& Ada 0006',
    color: '#ffffff',
    opacity: 40,
    size: 16,
    speed: 60,
  });
  const text = '{phone_tail}{phone_tail} {nickname}';
  expect(
    marqueeFor({ marquee: { enabled: 1, text, size: 20 } }, { nickname: 'Bo', phone: '' }),
  ).toMatchObject({
    text: 'Bo',
    size: 20,
  });
});
