/** Rows of what learners uploaded: one a path, never changed. */
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Clock } from '#server/kernel/clock.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { upload } from '../tables/uploads.ts';
import { isStorable } from '#server/kernel/db/text.ts';
import type { UploadRow } from './upload-rows.ts';

const COLUMNS = {
  path: upload.path,
  userId: upload.userId,
  kind: upload.kind,
  mediaType: upload.mediaType,
  bytes: upload.bytes,
  sha256: upload.sha256,
};

const RECORDINGS_PAGE = 1_000;

export type UploadStore = ReturnType<typeof createUploadStore>;

export function createUploadStore(db: Database, clock: Clock) {
  const isOf = (appId: string, userId: string) => and(eq(upload.appId, appId), eq(upload.userId, userId));
  return {
    /** False where something lies at the path already: of two that come at once one is kept. */
    add: async (appId: string, row: UploadRow): Promise<boolean> => {
      const rows = await db
        .insert(upload)
        .values({ ...row, appId, at: clock.now() })
        .onConflictDoNothing()
        .returning({ path: upload.path });
      return rows.length > 0;
    },
    byPath: async (appId: string, path: string): Promise<UploadRow | undefined> => {
      if (!isStorable(path)) return undefined;
      const rows = await db
        .select(COLUMNS)
        .from(upload)
        .where(and(eq(upload.appId, appId), eq(upload.path, path)));
      return rows[0];
    },
    /** Those of these paths that are this person's. */
    byPaths: async (appId: string, userId: string, paths: readonly string[]): Promise<UploadRow[]> => {
      const storablePaths = paths.filter(isStorable);
      if (storablePaths.length === 0) return [];
      return db
        .select(COLUMNS)
        .from(upload)
        .where(and(isOf(appId, userId), inArray(upload.path, storablePaths)));
    },
    /** Everything a person uploaded. */
    of: (appId: string, userId: string): Promise<UploadRow[]> =>
      db.select(COLUMNS).from(upload).where(isOf(appId, userId)),
    /** Recordings of every shop behind one of them, a page of them in the order of their shops and paths. */
    recordingsAfter: (after: { appId: string; path: string }) =>
      db
        .select({ ...COLUMNS, appId: upload.appId })
        .from(upload)
        .where(
          and(
            eq(upload.kind, 'audio'),
            sql`(${upload.appId}, ${upload.path}) > (${after.appId}, ${after.path})`,
          ),
        )
        .orderBy(upload.appId, upload.path)
        .limit(RECORDINGS_PAGE),
    /** How much a person uploaded since then. */
    bytesSince: async (appId: string, userId: string, since: number): Promise<number> => {
      const [row] = await db
        .select({ bytes: sql<string>`coalesce(sum(${upload.bytes}), 0)` })
        .from(upload)
        .where(and(isOf(appId, userId), gt(upload.at, since)));
      return Number(row?.bytes ?? 0);
    },
  };
}
