/** The modal box: what leaves it, and what does not while it is busy. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Modal } from './modal.tsx';

afterEach(cleanup);

function open(busy: boolean) {
  const onClose = vi.fn();
  render(
    <Modal title="Box" busy={busy} onClose={onClose}>
      <p>inside</p>
    </Modal>,
  );
  return { onClose, box: screen.getByRole<HTMLDialogElement>('dialog') };
}

/** Browsers let a page refuse the first Esc, never the second: the box shuts by itself. */
function shutByBrowser(box: HTMLDialogElement): void {
  box.close();
  if (!box.open) fireEvent(box, new Event('close'));
}

describe('a modal box', () => {
  it('requirement 59: stays where something is under way, however often Esc is pressed', () => {
    const { box, onClose } = open(true);
    fireEvent(box, new Event('cancel', { cancelable: true }));
    shutByBrowser(box);
    expect(box.open).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('D115: is left for good where the browser shuts it', () => {
    const { box, onClose } = open(false);
    shutByBrowser(box);
    expect(onClose).toHaveBeenCalled();
  });
});
