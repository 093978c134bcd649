/** The part of a section that an address shows. */
import { expect, test } from 'vitest';
import { openPart } from './open-part.ts';

const PARTS = ['/desk/goods', '/desk/goods?state=on', '/desk/goods?state=off,hidden', '/desk/packages'];
const at = (pathname: string, search = '') => openPart(PARTS, { pathname, search });

test('D138: the part of an address is the one that says most of what the address says', () => {
  expect(at('/desk/goods')).toBe('/desk/goods');
  expect(at('/desk/goods', '?state=on&q=course&lang=en')).toBe('/desk/goods?state=on');
  expect(at('/desk/goods', '?state=off&state=hidden')).toBe('/desk/goods?state=off,hidden');
  expect(at('/desk/goods', '?state=off')).toBe('/desk/goods');
  expect(at('/desk/packages', '?state=on')).toBe('/desk/packages');
  expect(at('/desk/orders')).toBeUndefined();
});
