/** Jobs of live rooms. */
import { defineJob, storedText } from '#server/kernel/jobs/define-job.ts';
import type { RoomKey } from '../store/log.store.ts';

/** A room, and what of it: a sign-in, a prize. */
export interface PartOfRoom extends RoomKey {
  id: string;
}

const readRoom = (data: unknown): RoomKey => ({
  appId: storedText(data, 'appId'),
  aliveId: storedText(data, 'aliveId'),
});
export const readPartOfRoom = (data: unknown): PartOfRoom => ({
  ...readRoom(data),
  id: storedText(data, 'id'),
});

/** Shortly before a room begins. */
export const tellArrivals = defineJob<RoomKey>({ name: 'live.arrival.tell', read: readRoom });
