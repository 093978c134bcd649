/** Where a room's picture comes from, and the key it is pushed with. */
import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/kernel/db/db.ts';
import type { RoomKey } from '../../store/log.store.ts';
import { liveMedia } from '../../tables/media.ts';

export type RoomMediaRow = typeof liveMedia.$inferSelect;

export interface RoomMediaStore {
  /** A room nobody said anything of shows its clip. */
  of(key: RoomKey): Promise<Omit<RoomMediaRow, 'appId' | 'aliveId'>>;
  /** What is not named stays. */
  set(
    key: RoomKey,
    change: Partial<Pick<RoomMediaRow, 'source' | 'url' | 'flvUrl' | 'hosts' | 'key'>>,
  ): Promise<void>;
}

const KEY_BYTES = 18;
/** Letters, digits, - and _: nothing in it has to be escaped. */
export const newStreamKey = (): string => randomBytes(KEY_BYTES).toString('base64url');

export function createRoomMediaStore(db: Database): RoomMediaStore {
  return {
    async of({ appId, aliveId }) {
      const [row] = await db
        .select()
        .from(liveMedia)
        .where(and(eq(liveMedia.appId, appId), eq(liveMedia.aliveId, aliveId)));
      return row ?? { source: 'loop', url: '', flvUrl: '', hosts: [], key: '' };
    },
    async set({ appId, aliveId }, change) {
      await db
        .insert(liveMedia)
        .values({ appId, aliveId, source: 'loop', key: newStreamKey(), ...change })
        .onConflictDoUpdate({ target: [liveMedia.appId, liveMedia.aliveId], set: change });
    },
  };
}
