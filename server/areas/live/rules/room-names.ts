/** What others in a room know somebody by: the same in one room, told apart from the next, and no account's id. */
import { createHmac } from 'node:crypto';
import type { RoomKey } from '../store/log.store.ts';

const LETTERS = 16;

export type NameIn = (key: RoomKey, userId: string) => string;

export function makeRoomNames(signingKey: string): NameIn {
  const key = createHmac('sha256', signingKey).update('names in live rooms').digest();
  return ({ appId, aliveId }, userId) =>
    `r_${createHmac('sha256', key).update(`${appId} ${aliveId} ${userId}`).digest('hex').slice(0, LETTERS)}`;
}
