/** The bytes of what was pushed to live rooms: every node reads them. */
import type { FileStore, OpenFile } from '#server/kernel/files/file-store.ts';
import type { RoomKey } from '../../store/log.store.ts';

export interface RecordedFiles {
  putInit(key: RoomKey, run: number, bytes: Uint8Array): Promise<void>;
  putSegment(key: RoomKey, seq: number, bytes: Uint8Array): Promise<void>;
  openInit(key: RoomKey, run: number): Promise<OpenFile | undefined>;
  openSegment(key: RoomKey, seq: number): Promise<OpenFile | undefined>;
}

const folderOf = ({ appId, aliveId }: RoomKey): string => `live/${appId}/${aliveId}`;
const initName = (key: RoomKey, run: number): string => `${folderOf(key)}/run-${String(run)}.mp4`;
/** Pieces of a recording in one folder. */
const IN_FOLDER = 1024;
const segmentName = (key: RoomKey, seq: number): string =>
  `${folderOf(key)}/${String(Math.floor(seq / IN_FOLDER))}/${String(seq)}.m4s`;

export function createRecordedFiles(files: FileStore): RecordedFiles {
  return {
    putInit: (key, run, bytes) => files.put(initName(key, run), bytes),
    putSegment: (key, seq, bytes) => files.put(segmentName(key, seq), bytes),
    openInit: (key, run) => files.open(initName(key, run)),
    openSegment: (key, seq) => files.open(segmentName(key, seq)),
  };
}
