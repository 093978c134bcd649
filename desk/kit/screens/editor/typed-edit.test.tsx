/** Typed texts that are no value of their field hold the save of an item back (ADR-820). */
import { useState, type ReactNode } from 'react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { TestDesk } from '../../../../tests/support/test-desk.tsx';
import { useEditedField } from './edited-field.ts';
import { EditDialog } from './edit-dialog.tsx';
import { EditScreen } from './edit-screen.tsx';
import type { Item } from './item-edit.ts';
import { MomentEdit } from './moment-edit.tsx';
import { MinutesEdit, MoneyEdit, NumberEdit } from './typed-edit.tsx';
import { useItemEditor, type ItemPorts } from './use-item-editor.ts';
import { useRowInSight } from './use-row-in-sight.ts';

afterEach(cleanup);

function Screen({ item, save, children }: { item: Item; save: ItemPorts['save']; children: ReactNode }) {
  const editor = useItemEditor({ start: { item, version: '1' }, save, reload: async () => undefined });
  return (
    <EditScreen editor={editor} title="Good" labelOf={(name) => name}>
      {children}
    </EditScreen>
  );
}

function draw(item: Item, children: ReactNode) {
  const save = vi.fn<ItemPorts['save']>(async () => ({ ok: true, data: { id: 'g', version: '2' } }));
  const element = (
    <Screen item={item} save={save}>
      {children}
    </Screen>
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  const { container } = render(
    <TestDesk>
      <RouterProvider router={router} />
    </TestDesk>,
  );
  const control = (name: string) => {
    const element = container.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (element === null) throw new Error(`no control ${name}`);
    return element;
  };
  return {
    save,
    control,
    type: (name: string, value: string) => fireEvent.change(control(name), { target: { value } }),
    pressSave: () => fireEvent.click(screen.getByRole('button', { name: 'Save' })),
    state: () => container.querySelector('[data-save]')?.getAttribute('data-save'),
  };
}

test.each([
  ['an amount', <MoneyEdit key="a" pointer="/value" label="Value" />, '12,x', '12.5', 1250],
  [
    'an amount with too many decimals',
    <MoneyEdit key="b" pointer="/value" label="Value" />,
    '1.234',
    '1.23',
    123,
  ],
  ['a whole number', <NumberEdit key="c" pointer="/value" label="Value" />, '1O', '10', 10],
  ['minutes', <MinutesEdit key="d" pointer="/value" label="Value" />, '1h', '1.5', 90],
])(
  'ADR-820: %s that is none stays as it was typed and is not saved until it is mended',
  async (_, field, bad, good, value) => {
    const { type, control, save, pressSave, state } = draw({ value: 500 }, field);
    type('/value', bad);
    fireEvent.blur(control('/value'));
    expect(control('/value').value).toBe(bad);
    expect(control('/value').getAttribute('aria-invalid')).toBe('true');
    expect(state()).toBe('local');
    pressSave();
    await waitFor(() => expect(document.activeElement).toBe(control('/value')));
    expect(save).not.toHaveBeenCalled();
    expect(screen.getByText(/Not saved yet/)).toBeTruthy();
    type('/value', good);
    expect(control('/value').getAttribute('aria-invalid')).toBeNull();
    pressSave();
    await waitFor(() => expect(state()).toBe('saved'));
    expect(save.mock.calls.map(([{ item }]) => item)).toEqual([{ value }]);
  },
);

/** What a browser says of a date of which only the month was typed. */
const setHalfTyped = (control: HTMLInputElement, badInput: boolean) =>
  Object.defineProperty(control, 'validity', { value: { badInput }, configurable: true });

test('ADR-820: a half-typed date holds the save back, and clearing it is a change like any other', async () => {
  const { control, save, pressSave, state } = draw(
    { end: '2026-12-01T08:00:00+08:00' },
    <MomentEdit pointer="/end" label="End" />,
  );
  setHalfTyped(control('/end'), true);
  fireEvent.change(control('/end'), { target: { value: '' } });
  expect(screen.getByText('Enter the whole date and time, or clear it')).toBeTruthy();
  pressSave();
  await waitFor(() => expect(document.activeElement).toBe(control('/end')));
  expect([save.mock.calls.length, state()]).toEqual([0, 'local']);
  setHalfTyped(control('/end'), false);
  fireEvent.blur(control('/end'));
  pressSave();
  await waitFor(() => expect(state()).toBe('saved'));
  expect(save.mock.calls[0]?.[0].item).toEqual({ end: null });
});

test('ADR-820: a date that is begun in an empty field is noticed when the field is left', () => {
  const { control, state } = draw({}, <MomentEdit pointer="/end" label="End" />);
  setHalfTyped(control('/end'), true);
  fireEvent.blur(control('/end'));
  expect([state(), control('/end').getAttribute('aria-invalid')]).toEqual(['local', 'true']);
});

/** A list of which one row at a time is open. */
function Rows() {
  const [place, setPlace] = useState(0);
  useRowInSight('/rows', setPlace);
  return (
    <>
      {['first', 'second'].map((name, index) => (
        <button key={name} type="button" onClick={() => setPlace(index)}>
          {name}
        </button>
      ))}
      <NumberEdit key={place} pointer={`/rows/${String(place)}/seconds`} label="Seconds" />
    </>
  );
}

test('ADR-820: a wrong text in a row that was closed is opened by the save that it holds back', async () => {
  const { type, control, save, pressSave } = draw({ rows: [{ seconds: 1 }, { seconds: 2 }] }, <Rows />);
  type('/rows/0/seconds', 'ten');
  fireEvent.click(screen.getByRole('button', { name: 'second' }));
  expect(control('/rows/1/seconds').value).toBe('2');
  pressSave();
  await waitFor(() => expect(document.activeElement).toBe(control('/rows/0/seconds')));
  expect([control('/rows/0/seconds').value, save.mock.calls.length]).toEqual(['ten', 0]);
});

/** As an exam of which a practice has no length. */
function Practice() {
  const { value, set } = useEditedField('/mode');
  return (
    <>
      <button type="button" onClick={() => set('practice')}>
        Practice
      </button>
      {value !== 'practice' && (
        <>
          <MinutesEdit pointer="/duration_s" label="Length" />
          <NumberEdit pointer="/attempts" label="Attempts" />
        </>
      )}
    </>
  );
}

test('ADR-820: wrong texts whose fields another choice took away hold no save back', async () => {
  const { type, save, pressSave, state } = draw({ mode: 'exam' }, <Practice />);
  type('/duration_s', '1h');
  type('/attempts', 'two');
  fireEvent.click(screen.getByRole('button', { name: 'Practice' }));
  pressSave();
  await waitFor(() => expect(state()).toBe('saved'));
  expect(save.mock.calls.map(([{ item }]) => item)).toEqual([{ mode: 'practice' }]);
});

function Box() {
  const save = async () => ({ ok: true, data: { id: 'g', version: '2' } }) as const;
  const editor = useItemEditor({
    start: { item: { day: 3 }, version: '1' },
    save,
    reload: async () => undefined,
  });
  return (
    <EditDialog title="Day" editor={editor} labelOf={(name) => name} onClose={() => undefined}>
      <NumberEdit pointer="/day" label="Day" />
    </EditDialog>
  );
}

test('ADR-820: a box leads to the wrong text that holds its save back, too', async () => {
  render(
    <TestDesk>
      <Box />
    </TestDesk>,
  );
  const field = screen.getByRole('textbox', { name: 'Day' });
  fireEvent.change(field, { target: { value: '3x' } });
  const button = screen.getByRole('button', { name: 'Save' });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(document.activeElement).toBe(field));
});
