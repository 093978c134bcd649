/** The point of a cropped picture as a style (ADR-829). */
import { expect, it } from 'vitest';
import { cropStyle } from './crop-style.ts';

it.each([
  ['/a.png#at=30,0', '30% 0%'],
  ['/a.png#at=left,5', undefined],
  ['/a.png#at=101,5', undefined],
  ['/a.png#at=5,100', '5% 100%'],
  ['/a.png', undefined],
  [undefined, undefined],
])('ADR-829: %s is cropped around %s', (address, place) => {
  expect(cropStyle(address)?.objectPosition).toBe(place);
});
