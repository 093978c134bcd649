/** The login page until there is a login. */
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { drawView } from '../../../tests/support/draw-view.tsx';
import view from './view.tsx';

afterEach(cleanup);

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

test('M35: the login page names its shop and the way back to it', () => {
  drawView(view, { props: {}, locale: 'en' });
  expect(heading()).toBe('Log in to Lumen Academy');
  expect(screen.getByRole('link', { name: 'Return home' }).getAttribute('href')).toBe('/');
});

test('M53: a Tencent-type shop shows neither logo nor name', () => {
  const pc = { pc_shop_logo: '/logo.svg', record: '' };
  drawView(view, { props: {}, boot: { info: { isTxShop: true, is_closed: 1, pc } } });
  expect(heading()).toBe('登录');
  expect(screen.queryByRole('img', { name: '拾光书院' })).toBeNull();
});

test('M128: a closed shop shows the training-mode notice above the login, and no way into the shop', () => {
  drawView(view, { props: {}, boot: { info: { is_closed: 1 } } });
  expect(screen.getByRole('status').textContent).toContain('当前为培训模式');
  expect(screen.queryByRole('link', { name: '返回首页' })).toBeNull();
});

test('M57: a training shop has no way into the shop before login', () => {
  drawView(view, { props: {}, boot: { info: { version_type: 170 } } });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
});
