/** The QR code that waits: drawn at once where its encoder is at hand, and otherwise once the page is used. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(cleanup);

const fresh = () => import('./later-qr-code.tsx');

test('D34: nothing is brought before the page is used; then the code comes', async () => {
  const { LaterQrCode } = await fresh();
  await act(async () => {
    render(<LaterQrCode text="https://example.com" label="Open on your phone" />);
    await Promise.resolve();
  });
  expect(screen.queryByRole('img')).toBeNull();
  await act(async () => {
    fireEvent.keyDown(document.body, { key: 'Tab' });
    await Promise.resolve();
  });
  expect(await screen.findByRole('img', { name: 'Open on your phone' })).toBeTruthy();
});

test('D34: whoever has brought the encoder draws the code at once', async () => {
  const { LaterQrCode, loadQrCode } = await fresh();
  await loadQrCode();
  render(<LaterQrCode text="https://example.com" label="Open on your phone" />);
  expect(screen.getByRole('img', { name: 'Open on your phone' }).querySelector('path')).not.toBeNull();
});
