/** The picture of a room changed at the desk: an address where it comes from elsewhere, none where it does not. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestDesk } from '../../../tests/support/test-desk.tsx';
import { RoomSource } from './room-source.tsx';

const LOOP = { source: 'loop', url: '', flv_url: '', hosts: [] };
const FILM = 'https://films.example/live.m3u8';
let items: object[] = [];

beforeEach(() => {
  items = [];
});
afterEach(cleanup);

async function open(item: object = LOOP): Promise<void> {
  render(
    <TestDesk
      answers={{
        'console.live_source.get': () => ({ item, version: 'v1', push_address: '' }),
        'console.live_source.save': (input) => {
          items.push(input);
          return { id: 'l_1', version: 'v2', unlisted: [] };
        },
      }}
    >
      <RoomSource id="l_1" />
    </TestDesk>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Change the picture' }));
}
const choose = (value: string) =>
  fireEvent.change(screen.getByRole('combobox', { hidden: true }), { target: { value } });
const confirm = () =>
  act(() => Promise.resolve(fireEvent.click(screen.getByRole('button', { name: 'Confirm', hidden: true }))));

test('D106: a picture from elsewhere is asked for its address, and saved with the version that was read', async () => {
  await open();
  choose('url');
  await confirm();
  expect(screen.getByText('Enter the address of the picture').getAttribute('role')).toBe('alert');
  expect(items).toEqual([]);
  fireEvent.change(screen.getByLabelText(/^Address of the picture/), { target: { value: ` ${FILM} ` } });
  await confirm();
  expect(items).toEqual([{ id: 'l_1', version: 'v1', item: { ...LOOP, source: 'url', url: FILM } }]);
});

test('D106: a room that takes a stream keeps no address of elsewhere', async () => {
  await open({ ...LOOP, source: 'url', url: FILM });
  choose('rtmp');
  expect(screen.queryByLabelText(/^Address of the picture/)).toBeNull();
  await confirm();
  expect(items).toEqual([{ id: 'l_1', version: 'v1', item: { ...LOOP, source: 'rtmp' } }]);
});
