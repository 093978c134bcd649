/** The three states of a shop that cannot be visited. */
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { drawView } from '../../../tests/support/draw-view.tsx';
import view from './view.tsx';

afterEach(cleanup);

test.each([
  ['M56: a closed shop', 1, '店铺已打烊', 'Shop has been closed', ['/', '/login']],
  ['M40: an expired and locked shop', 2, '店铺已过期', 'Shop has expired', ['/']],
  ['M62: a sealed shop', 3, '店铺已被封禁', 'Shop has been sealed', []],
] as const)('%s says so in both languages and offers what is open', (_name, state, cn, en, hrefs) => {
  drawView(view, { props: { state, page: 1 } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(cn);
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(hrefs);
  cleanup();
  drawView(view, { props: { state, page: 1 }, locale: 'en' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(en);
});

test('M40: page_type says what was asked for', () => {
  drawView(view, { props: { state: 1, page: 3 } });
  expect(screen.getByText(/直播暂时无法观看/)).toBeTruthy();
});
