/** Which pieces of large files came, and when. */
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Clock } from '#server/kernel/clock.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { mediaPiece as piece } from '../tables/conversions.ts';

export type PieceStore = ReturnType<typeof createPieceStore>;

export function createPieceStore(db: Database, clock: Clock) {
  return {
    /** Noted before its bytes are there, so that none lie anywhere unnoted. */
    note: async (appId: string, sha256: string, bytes: number) => {
      await db
        .insert(piece)
        .values({ appId, sha256, bytes, at: clock.now() })
        .onConflictDoUpdate({ target: [piece.appId, piece.sha256], set: { at: clock.now() } });
    },
    bytesOf: async (appId: string): Promise<number> => {
      const [row] = await db
        .select({ bytes: sql<string>`coalesce(sum(${piece.bytes}), 0)` })
        .from(piece)
        .where(eq(piece.appId, appId));
      return Number(row?.bytes ?? 0);
    },
    noted: async (appId: string, all: readonly string[]): Promise<ReadonlySet<string>> => {
      if (all.length === 0) return new Set();
      const rows = await db
        .select({ sha256: piece.sha256 })
        .from(piece)
        .where(and(eq(piece.appId, appId), inArray(piece.sha256, [...all])));
      return new Set(rows.map(({ sha256 }) => sha256));
    },
    before: (moment: number) =>
      db.select({ appId: piece.appId, sha256: piece.sha256 }).from(piece).where(lt(piece.at, moment)),
    remove: async (appId: string, sha256: string) => {
      await db.delete(piece).where(and(eq(piece.appId, appId), eq(piece.sha256, sha256)));
    },
  };
}
