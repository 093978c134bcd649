/** The names requests are counted under. */
import { expect, it } from 'vitest';
import { PATHS } from '#schemas/paths.ts';
import { pageNameOf } from './route-name.ts';

it.each(Object.entries(PATHS))('R50: the page %s is counted under its name', (name, pattern) => {
  const path = pattern.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, 'x1');
  expect(pageNameOf(path)).toBe(name);
});

it.each([
  ['/assets/a-1b2c.js', 'file'],
  ['/favicon.ico', 'file'],
  ['/search/long/more', 'unknown page'],
  ['/wp-admin', 'unknown page'],
])('R50: %s is %s', (path, name) => {
  expect(pageNameOf(path)).toBe(name);
});
