/** What was pushed to live rooms, piece by piece: when, how long, and with which push. */
import { and, asc, desc, eq, gte, lte, max } from 'drizzle-orm';
import { msOf } from '#schemas/time.ts';
import type { Database } from '#server/kernel/db/db.ts';
import type { RoomKey } from '../../store/log.store.ts';
import { liveSegment } from '../../tables/media.ts';

export type SegmentRow = Pick<typeof liveSegment.$inferSelect, 'seq' | 'run' | 'seconds' | 'at'>;

export interface Recordings {
  /** The last piece; undefined where nothing was pushed yet. */
  last(key: RoomKey): Promise<SegmentRow | undefined>;
  /** The newest pieces in their order, and seconds of the longest of all. */
  window(key: RoomKey, count: number): Promise<{ list: SegmentRow[]; longest: number }>;
  /** What came between two moments, unix milliseconds; all of it but what was over before and began after. */
  between(key: RoomKey, from: number, to: number): Promise<SegmentRow[]>;
  /** @throws where another node has given its place away */
  add(key: RoomKey, row: SegmentRow): Promise<void>;
}

const SHOWN = {
  seq: liveSegment.seq,
  run: liveSegment.run,
  seconds: liveSegment.seconds,
  at: liveSegment.at,
};
/** A piece that began so long before a moment may still hold it. */
const LONGEST_MS = 60_000;

export function createRecordings(db: Database): Recordings {
  const isRoom = ({ appId, aliveId }: RoomKey) =>
    and(eq(liveSegment.appId, appId), eq(liveSegment.aliveId, aliveId));
  const newest = (key: RoomKey, count: number) =>
    db.select(SHOWN).from(liveSegment).where(isRoom(key)).orderBy(desc(liveSegment.seq)).limit(count);
  return {
    last: async (key) => (await newest(key, 1))[0],
    async window(key, count) {
      const [list, [total]] = await Promise.all([
        newest(key, count),
        db
          .select({ longest: max(liveSegment.seconds) })
          .from(liveSegment)
          .where(isRoom(key)),
      ]);
      return { list: list.reverse(), longest: total?.longest ?? 0 };
    },
    async between(key, from, to) {
      const rows = await db
        .select(SHOWN)
        .from(liveSegment)
        .where(and(isRoom(key), gte(liveSegment.at, from - LONGEST_MS), lte(liveSegment.at, to)))
        .orderBy(asc(liveSegment.seq));
      return rows.filter(({ at, seconds }) => at + msOf(seconds) > from);
    },
    async add({ appId, aliveId }, row) {
      await db.insert(liveSegment).values({ appId, aliveId, ...row });
    },
  };
}
