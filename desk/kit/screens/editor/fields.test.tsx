/** Fields of an item keep the control a person types in (D138). */
import { useState } from 'react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { WordsProvider } from '#i18n/words-provider.tsx';
import { Button } from '#ui/button.tsx';
import { EditorContext } from './editor-context.ts';
import { LinesEdit } from './fields.tsx';
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
