/** Short messages above the page: over a box that is open, and still there once it is gone. */
import { act } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showToast } from './overlays.tsx';

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
