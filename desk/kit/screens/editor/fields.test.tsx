/** Fields of an item keep the control a person types in (D138). */
import { useState } from 'react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { WordsProvider } from '#i18n/words-provider.tsx';
import { Button } from '#ui/button.tsx';
import { EditorContext } from './editor-context.ts';
import { LinesEdit, SwitchEdit } from './fields.tsx';
import { changeItem, startEdit } from './item-edit.ts';

afterEach(cleanup);

function Form() {
  const [edit, setEdit] = useState(() => startEdit({ people: ['u_1'] }));
  const change = (pointer: string, value: unknown) => setEdit((now) => changeItem(now, pointer, value));
  return (
    <WordsProvider locale="en">
      <EditorContext value={{ edit, faults: [], change, id: 'form' }}>
        <LinesEdit pointer="/people" label="People" />
        <Button onClick={() => change('/people', ['u_9'])}>Pick</Button>
      </EditorContext>
    </WordsProvider>
  );
}

const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /People/ });

test('D138: lines are typed in one control, and follow what is picked beside it', () => {
  render(<Form />);
  const first = area();
  fireEvent.change(first, { target: { value: 'u_1\n' } });
  fireEvent.change(first, { target: { value: 'u_1\nu_2' } });
  expect(area()).toBe(first);
  expect(area().value).toBe('u_1\nu_2');
  fireEvent.click(screen.getByRole('button', { name: 'Pick' }));
  expect(area().value).toBe('u_9');
});

const WHY = 'Not available: not set up on this server yet.';

function Switches() {
  const [edit, setEdit] = useState(() => startEdit({ was_on: true, was_off: false }));
  const change = (pointer: string, value: unknown) => setEdit((now) => changeItem(now, pointer, value));
  return (
    <WordsProvider locale="en">
      <EditorContext value={{ edit, faults: [], change, id: 'form' }}>
        <SwitchEdit pointer="/was_on" label="Was on" closedBy={WHY} />
        <SwitchEdit pointer="/was_off" label="Was off" closedBy={WHY} />
      </EditorContext>
    </WordsProvider>
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

test('ADR-826: a switch this server cannot serve says why, cannot be turned on, and can be turned off', () => {
  render(<Switches />);
  expect([box('Was on').disabled, box('Was off').disabled]).toEqual([false, true]);
  for (const name of ['Was on', 'Was off']) {
    const noteId = box(name).getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(noteId)?.textContent).toBe(WHY);
  }
  fireEvent.click(box('Was on'));
  expect([box('Was on').checked, box('Was on').disabled]).toEqual([false, true]);
});
