/** The box that offers a first password: it stands over the page until somebody decides. */
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openScreen } from '#app/screen-dialog.tsx';
import setPassword from '#renderers/auth/set-password/view.tsx';
import { buildEngine } from '../../../tests/support/engine.ts';
import { offerPassword } from './offer-password.ts';

const box = () => document.querySelector('dialog[data-password-dialog]');

async function readOfferedValue() {
  const onSettle = vi.fn<() => void>();
  const intend = vi.fn<(name: string, payload: object) => void>();
  void offerPassword({ engine: buildEngine([setPassword], { locale: 'en', intend }), openScreen }).then(
    onSettle,
  );
  await screen.findByRole('button', { name: 'Not now' });
  return { settled: onSettle, intend };
}

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

test('M150, D58: leaving it out closes the box, and the way goes on', async () => {
  const { settled, intend } = await readOfferedValue();
  expect([screen.getByRole('dialog', { name: 'Set a password' }), settled.mock.calls.length]).toEqual([
    box(),
    0,
  ]);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Not now' })));
  expect([box(), settled.mock.calls.length, intend.mock.calls]).toEqual([null, 1, []]);
});

test('D58: Esc and the cross leave it out too', async () => {
  for (const leave of [
    () => fireEvent.click(screen.getByRole('button', { name: 'Close' })),
    () => fireEvent(box() ?? document, new Event('cancel', { cancelable: true })),
  ]) {
    const { settled } = await readOfferedValue();
    await act(async () => void leave());
    expect([box(), settled.mock.calls.length]).toEqual([null, 1]);
  }
});

test('D58: a box that cannot be had keeps nobody', async () => {
  const engine = buildEngine([]);
  const views = { ...engine.views, load: () => Promise.reject(new Error('no such chunk')) };
  await expect(offerPassword({ engine: { ...engine, views }, openScreen })).resolves.toBeUndefined();
});
