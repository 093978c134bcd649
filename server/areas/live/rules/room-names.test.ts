/** What others in a room know somebody by. */
import { expect, it } from 'vitest';
import { makeRoomNames } from './room-names.ts';

const nameIn = makeRoomNames('a key of this installation');
const ROOM = { appId: 'app_1', aliveId: 'l_1' };

it('D97: a person has one name per room, which reveals nothing else about them', () => {
  const name = nameIn(ROOM, 'u_ann');
  expect(name).toMatch(/^r_[0-9a-f]{16}$/);
  expect(nameIn(ROOM, 'u_ann')).toBe(name);
  expect(makeRoomNames('a key of this installation')(ROOM, 'u_ann')).toBe(name);
});

it('D97: names differ between rooms and shops, and cannot be made without the key', () => {
  const names = [
    nameIn(ROOM, 'u_ann'),
    nameIn(ROOM, 'u_bo'),
    nameIn({ ...ROOM, aliveId: 'l_2' }, 'u_ann'),
    nameIn({ ...ROOM, appId: 'app_2' }, 'u_ann'),
    makeRoomNames('another key')(ROOM, 'u_ann'),
  ];
  expect(new Set(names).size).toBe(names.length);
});
