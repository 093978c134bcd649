/** Every screen of the console belongs to one section of the menu. */
import { expect, it } from 'vitest';
import { isOf, SECTIONS } from '#desk/kit/shell/sections.ts';
import { consoleRoutes } from './routes.tsx';

const screens = consoleRoutes.flatMap(({ path }) => (path === undefined ? [] : [`/desk/${path}`]));

it('D138: the console has screens', () => {
  expect(screens.length).toBeGreaterThan(30);
});

it.each(screens)('D138: %s is marked in the menu, in one place', (screen) => {
  expect(SECTIONS.filter((section) => isOf(section, screen)).map(({ name }) => name)).toHaveLength(1);
});
