/** Jobs of live rooms. */
import { defineJob, storedText } from '#server/kernel/jobs/define-job.ts';
import type { RoomKey } from '../store/log.store.ts';

/** A room, and what of it: a sign-in, a prize. */
export interface PartOfRoom extends RoomKey {
  id: string;
}

const readRoom = (stored: unknown): RoomKey => ({
  appId: storedText(stored, 'appId'),
  aliveId: storedText(stored, 'aliveId'),
});
export const readPartOfRoom = (stored: unknown): PartOfRoom => ({
  ...readRoom(stored),
  id: storedText(stored, 'id'),
});

/** Shortly before a room begins. */
export const tellArrivals = defineJob<RoomKey>({ name: 'live.arrival.tell', read: readRoom });
