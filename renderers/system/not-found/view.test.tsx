/** The not-found screen's exact words. */
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { drawView } from '../../../tests/support/draw-view.tsx';
import view from './view.tsx';

afterEach(cleanup);

test.each([
  ['cn', '抱歉，你访问的页面不存在', /去看看其他课程/, '返回首页'],
  ['en', 'Page not found', /other courses/, 'Return home'],
] as const)('M69: text, hint to other courses and a way home (%s)', (locale, title, hint, home) => {
  drawView(view, { props: {}, locale });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.getByText(hint)).toBeTruthy();
  expect(screen.getByRole('link', { name: home }).getAttribute('href')).toBe('/');
});

test('ADR-488: a page that is not there has the search of the shop, which works without script, and whom to ask', () => {
  drawView(view, { props: {}, locale: 'en' });
  const form = screen.getByRole('search', { name: 'Search this shop' });
  expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual(['/search', 'get']);
  expect(screen.getByRole('searchbox').getAttribute('name')).toBe('content');
  expect(screen.getByRole('link', { name: 'Contact the shop' }).getAttribute('href')).toBe('/page/complaint');
});
