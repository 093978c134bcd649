/** The message box, row by row. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { WordsProvider } from '#i18n/words-provider.tsx';
import { fakeClock } from '#platform/fake-clock.ts';
import { closeMessageBox, MessageBox, showMessageBox } from './message-box.tsx';
import { messageBoxStore, type MessageBoxOptions } from './message-box-store.ts';

function open(options: MessageBoxOptions) {
  const clock = fakeClock();
  const store = messageBoxStore(clock);
  const { container } = render(
    <WordsProvider locale="en">
      <MessageBox store={store} />
    </WordsProvider>,
  );
  const onSettle = vi.fn<(how: string, value: unknown) => void>();
  act(() => {
    store.show(options).then(
      (value) => onSettle('resolved', value),
      (reason: unknown) => onSettle('rejected', reason),
    );
  });
  return { clock, store, settled: onSettle, container };
}

afterEach(cleanup);

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const dialog = () => document.querySelector('dialog');

describe('message box', () => {
  test('M106: it has title, icon, content, input, cancel and confirm', () => {
    const { container } = open({
      title: 'Leave?',
      content: 'Your draft is kept.',
      icon: 'warning',
      input: { label: 'Why' },
    });
    expect(screen.getByRole('heading', { name: 'Leave?' })).toBeTruthy();
    expect(container.querySelector('h2 svg')).not.toBeNull();
    expect(screen.getByText('Your draft is kept.')).toBeTruthy();
    expect(screen.getByLabelText('Why')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeTruthy();
  });

  test('M106: it is a modal dialog named by its title and described by its content', () => {
    open({ title: 'Leave?', content: 'Your draft is kept.' });
    const box = dialog();
    const text = (attribute: string) =>
      document.getElementById(box?.getAttribute(attribute) ?? '')?.textContent;
    expect(box?.open).toBe(true);
    expect(box?.getAttribute('aria-modal')).toBe('true');
    expect([text('aria-labelledby'), text('aria-describedby')]).toEqual(['Leave?', 'Your draft is kept.']);
  });

  test('M106: cancel can be left out', () => {
    open({ title: 'Done', showCancel: false });
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  });

  test('M107: confirm resolves with true', async () => {
    const { settled } = open({ title: 'Leave?' });
    press('Confirm');
    await vi.waitFor(() => expect(settled).toHaveBeenCalledExactlyOnceWith('resolved', true));
  });

  test('M107: with an input, confirm resolves with its value', async () => {
    const { settled } = open({ title: 'Rename', input: { label: 'Name', value: 'Ann' } });
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Bea' } });
    press('Confirm');
    await vi.waitFor(() => expect(settled).toHaveBeenCalledExactlyOnceWith('resolved', 'Bea'));
  });

  test('M107: a required input that is empty says so and keeps the box open', () => {
    const { store, settled } = open({ title: 'Rename', input: { label: 'Name', required: true } });
    press('Confirm');
    expect(screen.getByRole('alert').textContent).toBe('Please enter something');
    expect(store.get().phase).toBe('open');
    expect(settled).not.toHaveBeenCalled();
  });

  test.each([
    ['the cancel button', 'Cancel'],
    ['the cross', 'Close'],
  ])('M107: %s rejects with cancel', async (_what, name) => {
    const { settled } = open({ title: 'Leave?' });
    press(name);
    await vi.waitFor(() => expect(settled).toHaveBeenCalledExactlyOnceWith('rejected', 'cancel'));
  });

  test('M107: Esc rejects with cancel', async () => {
    const { settled } = open({ title: 'Leave?' });
    const box = dialog();
    if (box !== null) fireEvent(box, new Event('cancel', { cancelable: true }));
    await vi.waitFor(() => expect(settled).toHaveBeenCalledExactlyOnceWith('rejected', 'cancel'));
  });

  test('M107: a box closed from outside before it was answered rejects with cancel', async () => {
    const { store, settled } = open({ title: 'Leave?' });
    act(() => store.close());
    await vi.waitFor(() => expect(settled).toHaveBeenCalledExactlyOnceWith('rejected', 'cancel'));
  });

  test('M108: it closes by itself when confirmed and is hidden 300 ms later', () => {
    const { clock, store } = open({ title: 'Leave?' });
    press('Confirm');
    expect(store.get().phase).toBe('closing');
    act(() => clock.advance(299));
    expect(dialog()).not.toBeNull();
    act(() => clock.advance(1));
    expect(dialog()).toBeNull();
  });

  test('M108: with autoClose off it stays, busy, until it is closed', () => {
    const { clock, store } = open({ title: 'Pay', autoClose: false });
    press('Confirm');
    act(() => clock.advance(1000));
    expect(store.get()).toMatchObject({ phase: 'open', busy: true });
    act(() => store.close());
    act(() => clock.advance(300));
    expect(dialog()).toBeNull();
  });

  test('M108: whoever showed a box with autoClose off closes it', async () => {
    render(
      <WordsProvider locale="en">
        <MessageBox />
      </WordsProvider>,
    );
    let answer: Promise<string | boolean> | undefined;
    act(() => {
      answer = showMessageBox({ title: 'Pay', autoClose: false });
    });
    press('Confirm');
    await expect(answer).resolves.toBe(true);
    expect(dialog()?.hasAttribute('data-closing')).toBe(false);
    act(() => closeMessageBox());
    expect(dialog()?.hasAttribute('data-closing')).toBe(true);
  });

  test('M106: a second box waits for the first and starts afresh', () => {
    const { clock, store } = open({ title: 'First', input: { label: 'Name', value: 'one' } });
    act(() => {
      void store.show({ title: 'First', input: { label: 'Name' } });
    });
    press('Confirm');
    act(() => clock.advance(300));
    const field = screen.getByLabelText('Name');
    expect(field instanceof HTMLInputElement && field.value).toBe('');
  });
});
