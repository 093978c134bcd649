/** Where a good opens in the shop for phones. */
import { expect, test } from 'vitest';
import { phoneHref } from './phone-href.ts';

test.each([
  ['https://m.example.com', 'g_1', 21, 'https://m.example.com/detail/g_1/21'],
  ['https://m.example.com/shop/', 'g_1', 0, 'https://m.example.com/shop/detail/g_1'],
  ['https://m.example.com/?from=pc', 'g_1', 7, 'https://m.example.com/detail/g_1/7?from=pc'],
  ['https://m.example.com', '', 21, 'https://m.example.com/'],
  ['https://m.example.com', '../../x?y#z', 7, 'https://m.example.com/detail/..%2F..%2Fx%3Fy%23z/7'],
  ['', 'g_1', 21, undefined],
  ['/m', 'g_1', 21, undefined],
  ['javascript:alert(1)', 'g_1', 21, undefined],
  ['mailto:a@example.com', 'g_1', 21, undefined],
  ['https:\\\\evil.example', 'g_1', 21, undefined],
])('D21: %s with %s of type %i is %s', (base, id, type, href) => {
  expect(phoneHref(base, { id, type })).toBe(href);
});
