/** Content the PC shop cannot show. */
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { drawView } from '../../../tests/support/draw-view.tsx';
import view from './view.tsx';

afterEach(cleanup);

test('M30: the exact text, and the code of the shop for phones', () => {
  drawView(view, { props: {}, locale: 'en' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('PC shop does not support this product');
  expect(screen.getByRole('img', { name: 'QR code of the shop for phones' })).toBeTruthy();
});

test('M30: a shop without an address for phones has no code to scan', () => {
  drawView(view, { props: {}, boot: { info: { domain: { h5_url: '' } } } });
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('请在手机店铺中查看。')).toBeTruthy();
});
