/** The buttons of a screen's head (ADR-822). */
import { useState } from 'react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { WordsProvider } from '#i18n/words-provider.tsx';
import { Button } from '#ui/button.tsx';
import { HeadActions, type ScreenActions } from './head-actions.tsx';
import { Question } from './question.tsx';
import { WholeField } from './whole-field.tsx';

afterEach(cleanup);

const draw = (actions: ScreenActions) =>
  render(
    <WordsProvider locale="en">
      <HeadActions {...actions} />
    </WordsProvider>,
  );
const opener = () => screen.queryByRole('button', { name: 'More actions' });

test('ADR-822: two actions stand beside each other; three have a menu for all but the main one', () => {
  const main = <Button>New</Button>;
  draw({ main, more: [<Button key="export">Export</Button>, false] });
  expect(opener()).toBeNull();
  cleanup();
  draw({ main, more: [<Button key="import">Import</Button>, <Button key="export">Export</Button>] });
  const list = screen.getByRole('group', { name: 'More actions' });
  expect(list.contains(screen.getByRole('button', { name: 'New' }))).toBe(false);
  expect(list.contains(screen.getByRole('button', { name: 'Export' }))).toBe(true);
  cleanup();
  const { container } = draw({ more: [false, undefined] });
  expect(container.childElementCount).toBe(0);
});

test('ADR-822: the menu says whether it is open, closes by Esc, and gives the keyboard back', () => {
  draw({ more: ['A', 'B', 'C'].map((name) => <Button key={name}>{name}</Button>) });
  const button = screen.getByRole('button', { name: 'More actions' });
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(document.querySelector(`[id="${button.getAttribute('aria-controls') ?? ''}"]`)).not.toBeNull();
  screen.getByRole('button', { name: 'B' }).focus();
  fireEvent.keyDown(screen.getByRole('button', { name: 'B' }), { key: 'Escape' });
  expect([button.getAttribute('aria-expanded'), document.activeElement]).toEqual(['false', button]);
});

function Days({ onConfirm }: { onConfirm: () => void }) {
  const [text, setText] = useState('');
  return (
    <Question title="Give" onConfirm={onConfirm} onClose={() => undefined}>
      <WholeField id="days" name="days" label="Days" min={1} max={30} text={text} onText={setText} />
    </Question>
  );
}

test('ADR-820: a box is not confirmed while a number in it is none, and leads to it', () => {
  const onConfirm = vi.fn<() => void>();
  const { container } = render(
    <WordsProvider locale="en">
      <Days onConfirm={onConfirm} />
    </WordsProvider>,
  );
  const days = screen.getByLabelText('Days');
  const confirm = () => fireEvent.submit(container.querySelector('form') ?? container);
  for (const text of ['ten', '0', '31', '1.5']) {
    fireEvent.change(days, { target: { value: text } });
    confirm();
    expect([onConfirm.mock.calls.length, document.activeElement]).toEqual([0, days]);
  }
  expect(screen.getByText('Enter a whole number from 1 to 30')).toBeTruthy();
  fireEvent.change(days, { target: { value: '30' } });
  confirm();
  expect(onConfirm).toHaveBeenCalledOnce();
});
