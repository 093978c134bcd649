/** The bytes of what was pushed to live rooms: every node reads them. */
import type { FileStore, OpenFile } from '#server/kernel/files/file-store.ts';
import type { RoomKey } from '../../store/log.store.ts';

export interface RecordedFiles {
  putInit(key: RoomKey, run: number, bytes: Uint8Array): Promise<void>;
  putSegment(key: RoomKey, seq: number, bytes: Uint8Array): Promise<void>;
  openInit(key: RoomKey, run: number): Promise<OpenFile | undefined>;
  openSegment(key: RoomKey, seq: number): Promise<OpenFile | undefined>;
}

export const LIVE_FOLDER = 'live';
const folderOf = ({ appId, aliveId }: RoomKey): string => `${LIVE_FOLDER}/${appId}/${aliveId}`;
const initName = (key: RoomKey, run: number): string => `${folderOf(key)}/run-${String(run)}.mp4`;
/** Pieces of a recording in one folder. */
const IN_FOLDER = 1024;
const segmentName = (key: RoomKey, seq: number): string =>
  `${folderOf(key)}/${String(Math.floor(seq / IN_FOLDER))}/${String(seq)}.m4s`;

type RecordedName = { key: RoomKey } & ({ kind: 'init'; run: number } | { kind: 'segment'; seq: number });

const NAME = new RegExp(`^${LIVE_FOLDER}/([^/]+)/([^/]+)/(?:run-(\\d+)\\.mp4|\\d+/(\\d+)\\.m4s)$`);

/** What a name says; undefined for one that is not of a recording. */
export function readRecordedName(name: string): RecordedName | undefined {
  const [, appId, aliveId, run, seq] = NAME.exec(name) ?? [];
  if (appId === undefined || aliveId === undefined) return undefined;
  const key = { appId, aliveId };
  return run === undefined
    ? { key, kind: 'segment', seq: Number(seq) }
    : { key, kind: 'init', run: Number(run) };
}

export function createRecordedFiles(files: FileStore): RecordedFiles {
  return {
    putInit: (key, run, bytes) => files.put(initName(key, run), bytes),
    putSegment: (key, seq, bytes) => files.put(segmentName(key, seq), bytes),
    openInit: (key, run) => files.open(initName(key, run)),
    openSegment: (key, seq) => files.open(segmentName(key, seq)),
  };
}
