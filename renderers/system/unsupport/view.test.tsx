/** Content the PC shop cannot show. */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { qrPath } from '#ui/qr-code.tsx';
import { drawView } from '../../../tests/support/draw-view.tsx';
import { examples } from './examples.ts';
import view from './view.tsx';

const nobody = { id: '', type: 0, name: '' };
const boot = { info: { domain: { h5_url: 'https://m.example.com' } } };

afterEach(cleanup);

test('M30, M239: the exact text, and the code of the shop for phones', () => {
  drawView(view, { props: nobody, locale: 'en', boot });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('PC shop does not support this product');
  expect(screen.getByRole('img', { name: 'QR code for the mobile shop' })).toBeTruthy();
});

test('D21: the code opens the very content, and so does the link for who cannot scan', () => {
  const props = { id: 'g_1', type: 21, name: '三行日记本' };
  const { container } = drawView(view, { props, locale: 'en', boot });
  const href = 'https://m.example.com/detail/g_1/21';
  const code = screen.getByRole('img', { name: 'QR code that opens “三行日记本” in the mobile shop' });
  expect(code.querySelector('path')?.getAttribute('d')).toBe(qrPath(href).path);
  expect(screen.getByRole('link', { name: 'Open the mobile shop' }).getAttribute('href')).toBe(href);
  expect(container.textContent).toContain('Physical goods');
});

test.each(
  examples.filter(({ props }) => props.type !== undefined).map(({ name, props }) => [name, props] as const),
)('D21: %s is named in both languages', (name, props) => {
  for (const locale of ['cn', 'en'] as const) {
    const { container, unmount } = drawView(view, { props: { ...nobody, ...props }, locale, boot });
    const badge = container.querySelector('p > span')?.textContent ?? '';
    expect(badge !== '').toBe(name !== 'unknown-type');
    unmount();
  }
});

test('R9: a stranger’s name is text, whatever it says', () => {
  const name = '<img src=x onerror=alert(1)>';
  const { container } = drawView(view, { props: { ...nobody, name }, boot });
  expect(container.textContent).toContain(name);
  expect(container.querySelector('img')).toBeNull();
});

test('D21: the way back is a word to the app, the way home a link', () => {
  const { intents } = drawView(view, { props: nobody, locale: 'en', boot });
  fireEvent.click(screen.getByRole('button', { name: 'Go back' }));
  expect(intents).toEqual([{ name: 'page.back', payload: {} }]);
  expect(screen.getByRole('link', { name: 'Return home' }).getAttribute('href')).toBe('/');
});

test('M30: a shop without an address for phones has no code to scan', () => {
  drawView(view, { props: nobody, boot: { info: { domain: { h5_url: '' } } } });
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('这项内容只能在手机店铺中查看和购买。')).toBeTruthy();
});
