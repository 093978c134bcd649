/** What is in a film or recording and how it can be played: as it is, cut into segments, or only after it is converted (ADR-464). */
import { ALL_FORMATS, FilePathSource, Input, type InputTrack } from 'mediabunny';
import { FORMATS, type FileFormat } from '#server/kernel/files/formats/table.ts';
import { codecName, playsEverywhere, type Track } from './codecs.ts';

export type Verdict =
  | { way: 'cut' | 'whole'; medium: 'video' | 'audio'; seconds: number }
  /** @param codecs names of what not every browser plays; the container's own where its codecs are no trouble */
  | { way: 'convert'; medium: 'video' | 'audio'; seconds: number; codecs: string[] }
  | { way: 'broken' };

/** Containers whose packets are read here. */
const READ: readonly FileFormat[] = [
  FORMATS.mp4,
  FORMATS.mov,
  FORMATS.m4a,
  FORMATS.matroska,
  FORMATS.webm,
  FORMATS.mpegTs,
  FORMATS.mp3,
  FORMATS.adts,
  FORMATS.flac,
  FORMATS.wav,
  FORMATS.ogg,
];
/** Containers every browser plays as they are, where it plays their codecs. */
const WHOLE: readonly FileFormat[] = [
  FORMATS.mp4,
  FORMATS.m4a,
  FORMATS.webm,
  FORMATS.mp3,
  FORMATS.flac,
  FORMATS.wav,
];
/** Kept as they are even where they could be cut. */
const NEVER_CUT: readonly FileFormat[] = [FORMATS.webm, FORMATS.mp3, FORMATS.flac, FORMATS.wav];
/** Codecs all browsers play out of fragmented MP4. */
const CUT: ReadonlySet<string | undefined> = new Set(['avc', 'vp9', 'av1', 'aac', 'opus', 'flac']);

async function trackOf(track: InputTrack): Promise<Track> {
  const mark = await track.getInternalCodecId();
  return {
    medium: track.type === 'video' ? 'video' : 'audio',
    codec: track.codec ?? undefined,
    parameters: (await track.getCodecParameterString()) ?? '',
    mark: mark === null || mark instanceof Uint8Array ? '' : String(mark),
  };
}

/** From the first frame to the end of the last: what a header says of the length may be wrong. */
async function lengthOf(tracks: readonly InputTrack[]): Promise<number> {
  const [starts, ends] = await Promise.all([
    Promise.all(tracks.map((track) => track.getFirstTimestamp())),
    Promise.all(tracks.map((track) => track.computeDuration())),
  ]);
  return Math.max(0, Math.max(...ends) - Math.max(0, Math.min(...starts)));
}

async function readTracks(path: string): Promise<{ tracks: Track[]; seconds: number }> {
  const input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS });
  try {
    const [video, audio] = await Promise.all([input.getPrimaryVideoTrack(), input.getPrimaryAudioTrack()]);
    const inputTracks = [video, audio].filter((track) => track !== null);
    const tracks = await Promise.all(inputTracks.map(trackOf));
    return { tracks, seconds: tracks.length === 0 ? 0 : Math.round(await lengthOf(inputTracks)) };
  } finally {
    input.dispose();
  }
}

function judge(format: FileFormat, tracks: readonly Track[], seconds: number, mayCut: boolean): Verdict {
  const hasPicture = tracks.some(({ medium }) => medium === 'video');
  const medium = hasPicture ? 'video' : 'audio';
  const unplayable = tracks.filter((track) => !playsEverywhere(track, !hasPicture));
  if (unplayable.length > 0) return { way: 'convert', medium, seconds, codecs: unplayable.map(codecName) };
  const isCut = !NEVER_CUT.includes(format) && tracks.every(({ codec }) => CUT.has(codec));
  if (isCut && (mayCut || !WHOLE.includes(format))) return { way: 'cut', medium, seconds };
  if (WHOLE.includes(format)) return { way: 'whole', medium, seconds };
  return { way: 'convert', medium, seconds, codecs: [format.name] };
}

/** What is no film any program reads, and what only ours does not. */
function unread(format: FileFormat): Verdict {
  const medium = format.family === 'video' ? 'video' : 'audio';
  const isBroken = format !== FORMATS.wav && format !== FORMATS.ogg && READ.includes(format);
  return isBroken ? { way: 'broken' } : { way: 'convert', medium, seconds: 0, codecs: [format.name] };
}

/** @param mayCut false where it is to be kept as it is, wherever it plays so */
export async function probeMedia(path: string, format: FileFormat, mayCut: boolean): Promise<Verdict> {
  if (!READ.includes(format)) return unread(format);
  try {
    const { tracks, seconds } = await readTracks(path);
    return tracks.length === 0 ? unread(format) : judge(format, tracks, seconds, mayCut);
  } catch (error) {
    // A full disk, or a file that is gone, is no fault of what was brought.
    if (error instanceof Error && 'syscall' in error) throw error;
    return unread(format);
  }
}
