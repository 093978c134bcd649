/** Whose screen it is, moving over the picture of a room (D105). */
import { expect, it } from 'vitest';
import { marqueeOf } from './marquee.ts';

const ANN = { nickname: 'Ann', phone: '19900000001' };

it.each([
  ['by name and the end of their phone', ANN, 'Ann 0001'],
  ['with a phone abroad', { nickname: 'Ann', phone: '44-7700900123' }, 'Ann 0123'],
  ['without a phone, by name alone', { nickname: 'Ann', phone: '' }, 'Ann'],
  ['without a name, by the end of their phone', { nickname: '', phone: '19900000001' }, '0001'],
])('D105: the marquee names who watches: %s', (_name, user, text) => {
  expect(marqueeOf({ hasMarquee: true }, user)).toMatchObject({ enabled: true, text });
});

it('D105: no marquee is shown where nothing identifies the viewer, or the room has switched it off', () => {
  expect(marqueeOf({ hasMarquee: true }, undefined)).toMatchObject({ enabled: false, text: '' });
  expect(marqueeOf({ hasMarquee: true }, { nickname: '', phone: '' }).enabled).toBe(false);
  expect(marqueeOf({ hasMarquee: false }, ANN).enabled).toBe(false);
});
