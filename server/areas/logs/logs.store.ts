/** What browsers reported (D111): rows of one call are written in one statement, kept 14 days. */
import { desc, eq, lt } from 'drizzle-orm';
import type { Clock } from '#server/kernel/clock.ts';
import { DAY_MS } from '#schemas/time.ts';
import type { LogStore } from './log-store.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { frontLog } from './tables/front-log.ts';
import { storable } from '#server/kernel/db/text.ts';

const KEPT_MS = 14 * DAY_MS;
const MESSAGE_MAX = 2000;
const RECENT_MAX = 1000;

export function createLogStore(db: Database, clock: Clock): LogStore {
  return {
    add: async (rows) => {
      if (rows.length === 0) return;
      const at = clock.now();
      await db
        .insert(frontLog)
        .values(rows.map((row) => ({ ...row, at, message: storable(row.message, MESSAGE_MAX) })));
    },
    recent: (appId, limit) =>
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
}
