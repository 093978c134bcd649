/** What somebody leaves in live rooms, in every table of theirs that names a person (D90). */
import { sql } from 'drizzle-orm';
import { liveArrival } from '#server/areas/live/tables/audience.ts';
import { liveEvent, liveMember, liveTicket, liveWaiting } from '#server/areas/live/tables/rooms.ts';
import type { Database } from '#server/kernel/db/db.ts';
import type { LeaveTraces } from './live-walk.ts';

const ACTIVITIES = import.meta.glob<{ leaveTraces?: LeaveTraces }>('./live-activities/*.ts', { eager: true });
/** A place of the log no demo reaches. */
const OFFSET = 1_000_000;

/** @param name what others know them by */
export async function leaveLiveTraces(
  db: Database,
  { appId, userId, name }: { appId: string; userId: string; name: string },
): Promise<void> {
  const of = { appId, userId, aliveId: 'demo_live' };
  const message = {
    id: `m_${userId}`,
    at: 0,
    kind: 'text' as const,
    content: 'Good',
    roomUserId: 'r_somebody',
  };
  const by = { nickname: name, avatar: '/face.png' };
  const place = {
    offset: OFFSET,
    offsetMs: 0,
    data: {},
    role: 'viewer' as const,
    standing: 'shown' as const,
  };
  await db.insert(liveEvent).values({ ...of, ...message, ...by, ...place });
  await db.insert(liveWaiting).values({ ...of, ...message, ...by });
  await db.insert(liveMember).values({ ...of, roomUserId: userId });
  const never = Number.MAX_SAFE_INTEGER;
  await db.insert(liveTicket).values({ ...of, hash: userId, sessionPublicId: 's', expiresAt: never });
  for (const { leaveTraces } of Object.values(ACTIVITIES)) await leaveTraces?.(db, { appId, userId, name });
  await db.insert(liveArrival).values({ ...of, locale: 'en', origin: '', at: 0 });
}

/** Every row of every live table that still holds the words. */
export async function liveRowsWith(db: Database, words: string): Promise<string[]> {
  const tables = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_name like 'live\\_%' order by 1`,
  );
  const matches: string[] = [];
  for (const { name } of tables.rows) {
    const rows = await db.execute(
      sql`select 1 from ${sql.identifier(name)} as one where strpos(to_jsonb(one)::text, ${words}) > 0`,
    );
    if (rows.rows.length > 0) matches.push(name);
  }
  return matches;
}
