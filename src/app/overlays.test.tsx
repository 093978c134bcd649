/** Short messages above the page: over a box that is open, and still there once it is gone. */
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { askInBox, showToast } from './overlays.tsx';

afterEach(() => document.body.replaceChildren());

test('D90: what is said over a box is still said once the box has gone', async () => {
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.showModal();
  await act(async () => showToast('en', 'Your phone has been updated', 'success'));
  expect(dialog.textContent).toContain('Your phone has been updated');
  dialog.close();
  dialog.remove();
  dialog.dispatchEvent(new Event('close'));
  expect(document.body.textContent).toContain('Your phone has been updated');
});

test.each([
  ['Leave', true],
  ['Stay', false],
])(
  'M106, M107: what the product asks stands in the message box, and %s answers %s',
  async (press, answer) => {
    const question = {
      title: 'Leave without saving?',
      content: 'It is lost.',
      confirmText: 'Leave',
      cancelText: 'Stay',
    };
    let requestPromise: Promise<boolean> | undefined;
    await act(async () => {
      requestPromise = askInBox('en', question);
    });
    expect(screen.getByRole('dialog', { name: 'Leave without saving?' }).textContent).toContain(
      'It is lost.',
    );
    fireEvent.click(screen.getByRole('button', { name: press }));
    expect(await requestPromise).toBe(answer);
    await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  },
);
