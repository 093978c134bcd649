/** What was pushed to live rooms, piece by piece: rows say when and how long, files hold the bytes, and every node reads both. */
import { and, asc, desc, eq, gte, lte, max } from 'drizzle-orm';
import type { Database } from '#server/kernel/db/db.ts';
import type { FileStore, OpenFile } from '#server/kernel/files/file-store.ts';
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
  addInit(key: RoomKey, run: number, bytes: Uint8Array): Promise<void>;
  /** Its bytes are there before anybody hears of it. @throws where another node has given its place away */
  add(key: RoomKey, row: SegmentRow, bytes: Uint8Array): Promise<void>;
  openInit(key: RoomKey, run: number): Promise<OpenFile | undefined>;
  openSegment(key: RoomKey, seq: number): Promise<OpenFile | undefined>;
}

const folderOf = ({ appId, aliveId }: RoomKey): string => `live/${appId}/${aliveId}`;
const initName = (key: RoomKey, run: number): string => `${folderOf(key)}/run-${String(run)}.mp4`;
/** A thousand pieces a folder. */
const segmentName = (key: RoomKey, seq: number): string =>
  `${folderOf(key)}/${String(Math.floor(seq / 1000))}/${String(seq)}.m4s`;

const SHOWN = {
  seq: liveSegment.seq,
  run: liveSegment.run,
  seconds: liveSegment.seconds,
  at: liveSegment.at,
};
/** A piece that began so long before a moment may still hold it. */
const LONGEST_MS = 60_000;

export function createRecordings(db: Database, files: FileStore): Recordings {
  const isRoom = ({ appId, aliveId }: RoomKey) =>
    and(eq(liveSegment.appId, appId), eq(liveSegment.aliveId, aliveId));
  const newest = (key: RoomKey, count: number) =>
    db.select(SHOWN).from(liveSegment).where(isRoom(key)).orderBy(desc(liveSegment.seq)).limit(count);
  return {
    last: async (key) => (await newest(key, 1))[0],
    async window(key, count) {
      const [list, [found]] = await Promise.all([
        newest(key, count),
        db.select({ longest: max(liveSegment.seconds) }).from(liveSegment).where(isRoom(key)),
      ]);
      return { list: list.reverse(), longest: found?.longest ?? 0 };
    },
    async between(key, from, to) {
      const rows = await db
        .select(SHOWN)
        .from(liveSegment)
        .where(and(isRoom(key), gte(liveSegment.at, from - LONGEST_MS), lte(liveSegment.at, to)))
        .orderBy(asc(liveSegment.seq));
      return rows.filter(({ at, seconds }) => at + seconds * 1000 > from);
    },
    addInit: (key, run, bytes) => files.put(initName(key, run), bytes),
    async add(key, row, bytes) {
      await files.put(segmentName(key, row.seq), bytes);
      await db.insert(liveSegment).values({ appId: key.appId, aliveId: key.aliveId, ...row });
    },
    openInit: (key, run) => files.open(initName(key, run)),
    openSegment: (key, seq) => files.open(segmentName(key, seq)),
  };
}
