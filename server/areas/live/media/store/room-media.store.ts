/** Where a room's picture comes from, and the key it is pushed with. */
import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/kernel/db/db.ts';
import type { RoomKey } from '../../store/log.store.ts';
import { liveMedia } from '../../tables/media.ts';

export type RoomMediaRow = typeof liveMedia.$inferSelect;

export type RoomMediaStore = ReturnType<typeof createRoomMediaStore>;

const KEY_BYTES = 18;
/** Letters, digits, - and _: nothing in it has to be escaped. */
export const newStreamKey = (): string => randomBytes(KEY_BYTES).toString('base64url');

export function createRoomMediaStore(db: Database) {
  return {
    /** A room without settings shows its clip. */
    async of({ appId, aliveId }: RoomKey): Promise<Omit<RoomMediaRow, 'appId' | 'aliveId'>> {
      const [row] = await db
        .select()
        .from(liveMedia)
        .where(and(eq(liveMedia.appId, appId), eq(liveMedia.aliveId, aliveId)));
      return row ?? { source: 'loop', url: '', flvUrl: '', hosts: [], key: '' };
    },
    /** Fields that are left out keep their values. */
    async set(
      { appId, aliveId }: RoomKey,
      change: Partial<Pick<RoomMediaRow, 'source' | 'url' | 'flvUrl' | 'hosts' | 'key'>>,
    ): Promise<void> {
      await db
        .insert(liveMedia)
        .values({ appId, aliveId, source: 'loop', key: newStreamKey(), ...change })
        .onConflictDoUpdate({ target: [liveMedia.appId, liveMedia.aliveId], set: change });
    },
  };
}
