/** Forms that are left with changes ask first (ADR-862), and refusals of a save say what is the matter (ADR-863). */
import { useState } from 'react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { TestDesk } from '../../../../tests/support/test-desk.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { EditScreen } from './edit-screen.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { NumberEdit } from './typed-edit.tsx';
import { UnsavedMark } from './unsaved.ts';
import { useItemEditor, type ItemPorts } from './use-item-editor.ts';

afterEach(cleanup);

const STORED = { ok: true, data: { id: 'g', version: '2' } } as const;
const START = { item: { day: 3 }, version: '1' };

function Box({ onClose }: { onClose: () => void }) {
  const editor = useItemEditor({
    start: START,
    save: async () => STORED,
    reload: async () => undefined,
    onSaved: onClose,
  });
  return (
    <EditDialog title="Day" editor={editor} labelOf={(name) => name} onClose={onClose}>
      <NumberEdit pointer="/day" label="Day" />
    </EditDialog>
  );
}

function Opener() {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? <Box onClose={() => setOpen(false)} /> : <p>closed</p>;
}

const field = () => screen.getByRole('textbox', { name: 'Day' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const isClosed = () => screen.queryByText('closed') !== null;
const cancelBox = () =>
  fireEvent(screen.getAllByRole('dialog')[0] ?? document.body, new Event('cancel', { cancelable: true }));

function drawBox() {
  render(
    <TestDesk>
      <Opener />
    </TestDesk>,
  );
}

test('ADR-862: a box without changes closes at once', () => {
  drawBox();
  press('Cancel');
  expect(isClosed()).toBe(true);
});

test('ADR-862: a box with changes asks, by Esc as by its button, and keeps what was typed', () => {
  drawBox();
  fireEvent.change(field(), { target: { value: '5' } });
  cancelBox();
  expect(isClosed()).toBe(false);
  press('Keep editing');
  expect([isClosed(), field()]).toMatchObject([false, { value: '5' }]);
  press('Cancel');
  press('Discard');
  expect(isClosed()).toBe(true);
});

test('ADR-862: a box that is saved closes without a question', async () => {
  drawBox();
  fireEvent.change(field(), { target: { value: '5' } });
  press('Save');
  await waitFor(() => expect(isClosed()).toBe(true));
});

function Panels() {
  const [isDirty, setDirty] = useState(true);
  return (
    <>
      <UnsavedMark isDirty={isDirty} />
      <UnsavedMark isDirty />
      <Link to="/other">Elsewhere</Link>
      <button type="button" onClick={() => setDirty(false)}>
        Store one
      </button>
    </>
  );
}

test('ADR-862: of several forms on a screen any one with changes holds it, with one question', async () => {
  const layout = (
    <>
      <Outlet />
      <LeaveGuard />
    </>
  );
  const children = [
    { path: '/', element: <Panels /> },
    { path: '/other', element: <p>other</p> },
  ];
  const router = createMemoryRouter([{ element: layout, children }]);
  render(
    <TestDesk>
      <RouterProvider router={router} />
    </TestDesk>,
  );
  press('Store one');
  fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(await screen.findAllByText('Leave this page?')).toHaveLength(1);
  expect(screen.queryByText('other')).toBeNull();
  press('Leave');
  expect(await screen.findByText('other')).toBeTruthy();
  await router.navigate('/other?again');
  expect(screen.queryByText('Leave this page?')).toBeNull();
});

function Editor(ports: Pick<ItemPorts, 'save' | 'reload' | 'refusals'>) {
  const editor = useItemEditor({ start: START, ...ports });
  return (
    <EditScreen editor={editor} title="Day" labelOf={(name) => name}>
      <NumberEdit pointer="/day" label="Day" />
    </EditScreen>
  );
}

function drawEditor(ports: Pick<ItemPorts, 'save' | 'reload' | 'refusals'>) {
  const router = createMemoryRouter([{ path: '/', element: <Editor {...ports} /> }]);
  render(
    <TestDesk>
      <RouterProvider router={router} />
    </TestDesk>,
  );
  fireEvent.change(field(), { target: { value: '5' } });
  press('Save');
}

const refusal = (detail: object) =>
  vi.fn<ItemPorts['save']>(async () => ({ ok: false, code: 'state-conflict', msg: 'Conflict', detail }));

test('ADR-863: what another person saved and cannot be read is said, and is read again by a press', async () => {
  const reload = vi.fn<ItemPorts['reload']>();
  reload.mockResolvedValueOnce(undefined).mockResolvedValueOnce({ item: { day: 3 }, version: '2' });
  drawEditor({ save: refusal({ theirs: {} }), reload });
  expect(await screen.findByText(/could not be read/)).toBeTruthy();
  expect(field()).toMatchObject({ value: '5' });
  press('Read it again');
  expect(await screen.findByText(/just saved other fields/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Read it again' })).toBeNull();
  expect(field()).toMatchObject({ value: '5' });
});

test('ADR-863: a refusal that names its reason is no conflict, and has a sentence of its own', async () => {
  const reload = vi.fn<ItemPorts['reload']>();
  drawEditor({
    save: refusal({ reason: 'registered' }),
    reload,
    refusals: { registered: 'Change it there' },
  });
  expect(await screen.findByText('Change it there')).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});
