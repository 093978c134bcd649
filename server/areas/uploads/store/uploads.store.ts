/** Rows of what learners uploaded: one a path, never changed. */
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Clock } from '#server/kernel/clock.ts';
import type { UploadStore } from './upload-store.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { upload } from '../tables/uploads.ts';
import { isStorable } from '#server/kernel/db/text.ts';

const COLUMNS = {
  path: upload.path,
  userId: upload.userId,
  kind: upload.kind,
  mediaType: upload.mediaType,
  bytes: upload.bytes,
  sha256: upload.sha256,
};

export function createUploadStore(db: Database, clock: Clock): UploadStore {
  const isOf = (appId: string, userId: string) => and(eq(upload.appId, appId), eq(upload.userId, userId));
  return {
    add: async (appId, row) => {
      const made = await db
        .insert(upload)
        .values({ ...row, appId, at: clock.now() })
        .onConflictDoNothing()
        .returning({ path: upload.path });
      return made.length > 0;
    },
    byPath: async (appId, path) => {
      if (!isStorable(path)) return undefined;
      const rows = await db
        .select(COLUMNS)
        .from(upload)
        .where(and(eq(upload.appId, appId), eq(upload.path, path)));
      return rows[0];
    },
    byPaths: async (appId, userId, paths) => {
      const named = paths.filter(isStorable);
      if (named.length === 0) return [];
      return db
        .select(COLUMNS)
        .from(upload)
        .where(and(isOf(appId, userId), inArray(upload.path, named)));
    },
    of: (appId, userId) => db.select(COLUMNS).from(upload).where(isOf(appId, userId)),
    bytesSince: async (appId, userId, since) => {
      const [row] = await db
        .select({ bytes: sql<string>`coalesce(sum(${upload.bytes}), 0)` })
        .from(upload)
        .where(and(isOf(appId, userId), gt(upload.at, since)));
      return Number(row?.bytes ?? 0);
    },
  };
}
