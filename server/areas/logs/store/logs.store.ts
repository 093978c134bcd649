/** What browsers reported (D111): rows of one call are written in one statement, kept 14 days and so many of a shop. */
import { desc, eq, lt, sql } from 'drizzle-orm';
import type { Clock } from '#server/kernel/clock.ts';
import { DAY_MS } from '#schemas/time.ts';
import { LOG_BYTES_OF_SHOP, LOG_ROWS_OF_SHOP } from '../limits.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { frontLog } from '../tables/front-log.ts';
import { storable } from '#server/kernel/db/text.ts';
import type { FrontLogRow } from './log-rows.ts';

const KEPT_MS = 14 * DAY_MS;
const MESSAGE_MAX = 2000;
const RECENT_MAX = 1000;
/** Of a row beside its texts, its places in two indexes included. */
const ROW_HEAD_BYTES = 120;

/** The oldest of a shop go, in one statement; sizes are those on the disk, so that nothing is read to be counted. */
async function trim(db: Database, appId: string): Promise<void> {
  const bytes = sql`pg_column_size(${frontLog.message}) + pg_column_size(${frontLog.detail}) + ${ROW_HEAD_BYTES}`;
  await db.execute(sql`
    delete from ${frontLog} where ${frontLog.appId} = ${appId} and ${frontLog.seq} <= (
      select seq from (
        select seq, row_number() over newest as place, sum(${bytes}) over newest as held
        from ${frontLog} where ${frontLog.appId} = ${appId} window newest as (order by seq desc)
      ) as counted
      where place > ${LOG_ROWS_OF_SHOP} or held > ${LOG_BYTES_OF_SHOP} order by seq desc limit 1
    )`);
}

export type LogStore = ReturnType<typeof createLogStore>;

export function createLogStore(db: Database, clock: Clock) {
  return {
    add: async (rows: readonly FrontLogRow[]): Promise<void> => {
      if (rows.length === 0) return;
      const at = clock.now();
      await db
        .insert(frontLog)
        .values(rows.map((row) => ({ ...row, at, message: storable(row.message, MESSAGE_MAX) })));
      for (const appId of new Set(rows.map((row) => row.appId))) await trim(db, appId);
    },
    recent: (appId: string, limit: number): Promise<(FrontLogRow & { at: number })[]> =>
      db
        .select({
          appId: frontLog.appId,
          level: frontLog.level,
          kind: frontLog.kind,
          message: frontLog.message,
          detail: frontLog.detail,
          at: frontLog.at,
        })
        .from(frontLog)
        .where(eq(frontLog.appId, appId))
        .orderBy(desc(frontLog.seq))
        .limit(Math.min(Math.max(1, limit), RECENT_MAX)),
  };
}

export async function removeOldLogs(db: Database, now: number): Promise<void> {
  await db.delete(frontLog).where(lt(frontLog.at, now - KEPT_MS));
  // The embedded database does not by itself use again what was freed.
  await db.execute(sql`vacuum ${frontLog}`);
}
