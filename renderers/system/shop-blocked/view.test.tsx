/** The three states of a shop that cannot be visited. */
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { drawView } from '../../../tests/support/draw-view.tsx';
import view from './view.tsx';

afterEach(cleanup);

test.each([
  ['M56: a closed shop', 1, '店铺已打烊', 'This shop is closed', ['/']],
  ['M40: an expired and locked shop', 2, '店铺已过期', 'This shop has expired', ['/']],
  ['M62: a sealed shop', 3, '店铺已被封禁', 'This shop has been suspended', []],
] as const)('%s says so in both languages and offers what is open', (_name, state, cn, en, hrefs) => {
  const boot = { info: state === 1 ? ({ is_closed: 1 } as const) : {} };
  drawView(view, { props: { state, page: 1 }, boot });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(cn);
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(hrefs);
  cleanup();
  drawView(view, { props: { state, page: 1 }, locale: 'en' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(en);
});

test.each([
  ['a training shop', { version_type: 170, is_closed: 1 }, ['/', '/login']],
  ['a Tencent-type shop', { isTxShop: true, is_closed: 1 }, ['/', '/login']],
  ['a shop without login', { isTxShop: true, is_closed: 1, is_no_login: 1 }, ['/']],
  ['any other', { is_closed: 1 }, ['/']],
] as const)('M56, D116: closed, %s offers a login where somebody may log in', (_name, info, hrefs) => {
  drawView(view, { props: { state: 1, page: 1 }, boot: { info } });
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(hrefs);
});

test('M40: page_type says what was asked for', () => {
  drawView(view, { props: { state: 1, page: 3 } });
  expect(screen.getByText(/直播暂时无法观看/)).toBeTruthy();
});

test.each([1, 2, 3] as const)('ADR-521: state %i says what becomes of what was bought', (state) => {
  drawView(view, { props: { state, page: 1 }, locale: 'en' });
  expect(screen.getByText('Your courses, orders and progress are kept.')).toBeTruthy();
});

test('ADR-521: a suspended shop leads to the platform, where it names one', () => {
  const boot = { info: { support_url: 'https://lectern.example.com/' } };
  drawView(view, { props: { state: 3, page: 1 }, boot, locale: 'en' });
  expect(screen.getByRole('link', { name: 'Contact the platform' }).getAttribute('href')).toBe(
    'https://lectern.example.com/',
  );
});
