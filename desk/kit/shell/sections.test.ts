/** Which section of the menu a screen of the desk belongs to. */
import { expect, it } from 'vitest';
import { isOf, SECTIONS } from './sections.ts';

it.each([
  ['/desk', 'home'],
  ['/desk/goods/g_1', 'goods'],
  ['/desk/goods', 'goods'],
  ['/desk/teachers', 'goods'],
  ['/desk/invoices', 'orders'],
  ['/desk/task-answers', 'teaching'],
  ['/desk/exams/e_1', 'teaching'],
  ['/desk/certificates/design', 'teaching'],
  ['/desk/settings/messages', 'settings'],
  ['/desk/liveries', undefined],
])('D138: %s is marked in the menu as %s', (screen, name) => {
  expect(SECTIONS.filter((section) => isOf(section, screen)).map((section) => section.name)).toEqual(
    name === undefined ? [] : [name],
  );
});
