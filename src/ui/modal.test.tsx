/** The modal box: what leaves it, and what does not while it is busy. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Modal } from './modal.tsx';
import { UnmountDelay } from './unmount-delay.tsx';

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

  it('M108: is hidden 300 ms after it was closed, whoever closed it; the page behind is free at once', async () => {
    vi.useFakeTimers();
    const draw = (of: string | undefined) => (
      <UnmountDelay of={of}>
        {(title) => (
          <Modal title={title} onClose={() => undefined}>
            inside
          </Modal>
        )}
      </UnmountDelay>
    );
    const { rerender } = render(draw('Leave?'));
    const box = () => document.querySelector('dialog');
    expect([box()?.open, screen.getByRole('heading').textContent]).toEqual([true, 'Leave?']);
    rerender(draw(undefined));
    expect([box()?.open, box()?.getAttribute('aria-hidden'), box()?.textContent]).toEqual([
      false,
      'true',
      'Leave?inside',
    ]);
    await act(() => vi.advanceTimersByTimeAsync(299));
    expect(box()?.hasAttribute('data-closing')).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(box()).toBeNull();
    vi.useRealTimers();
  });

  it('M108: opened anew while the last one leaves, it starts afresh', () => {
    const draw = (of: string | undefined) => (
      <UnmountDelay of={of}>
        {(title) => (
          <Modal title={title} onClose={() => undefined}>
            <input aria-label="Name" defaultValue="" />
          </Modal>
        )}
      </UnmountDelay>
    );
    const { rerender } = render(draw('One'));
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'typed' } });
    rerender(draw(undefined));
    rerender(draw('Two'));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(screen.getByRole('heading').textContent).toBe('Two');
    expect(screen.getByLabelText('Name')).toHaveProperty('value', '');
  });

  it('D115: is left for good where the browser shuts it', () => {
    const { box, onClose } = open(false);
    shutByBrowser(box);
    expect(onClose).toHaveBeenCalled();
  });
});
