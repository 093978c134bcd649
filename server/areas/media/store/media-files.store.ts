/** Rows of what a shop keeps to be played or read. */
import { eq, sql } from 'drizzle-orm';
import type { Clock } from '#server/kernel/clock.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { storable } from '#server/kernel/db/text.ts';
import { mediaFile } from '../tables/media-files.ts';

export type MediaFileStore = ReturnType<typeof createMediaFileStore>;
export type NewMediaFile = Omit<typeof mediaFile.$inferSelect, 'addedAt'> & { addedAt?: number };

const NAME_MAX = 255;

export function createMediaFileStore(db: Database, clock: Clock) {
  return {
    /** What is there stays, and gets a name where it had none. */
    add: async ({ appId, id, name, medium, bytes, seconds, addedAt }: NewMediaFile): Promise<void> => {
      const row = { appId, id, medium, bytes, seconds, addedAt: addedAt ?? clock.now() };
      await db
        .insert(mediaFile)
        .values({ ...row, name: storable(name, NAME_MAX) })
        .onConflictDoUpdate({
          target: [mediaFile.appId, mediaFile.id],
          set: { name: sql`coalesce(nullif(${mediaFile.name}, ''), excluded.name)` },
        });
    },
    idsOf: async (appId: string): Promise<ReadonlySet<string>> => {
      const rows = await db.select({ id: mediaFile.id }).from(mediaFile).where(eq(mediaFile.appId, appId));
      return new Set(rows.map(({ id }) => id));
    },
  };
}
