/** The files of a clip: shown without end, and once, as the replay of a room that was fed by nothing else. */
import { expireAfter, type SegmentedMedia } from '#server/areas/media/area.ts';
import type { Deps } from '#server/kernel/area.ts';
import { LIVE_LINK_MS, REPLAY_LINK_MS, WINDOW_SEGMENTS } from '../limits.ts';
import { loopWindow } from '../rules/loop-window.ts';
import { playlistOf } from '../rules/playlists.ts';
import type { MediaAdmission, FileBody } from './admitted.ts';

const FILES = { init: 'init.mp4', key: 'key' } as const;
const SEGMENT = /^(\d{1,6})\.m4s$/;

/** A player takes the place in the whole row for the vector where none is named, and these were encrypted by their place in the clip. */
const vectorOf = (index: number): string => index.toString(16).padStart(32, '0');

export function clipPlaylist({ live, clock }: Deps, { link }: MediaAdmission, clip: SegmentedMedia): string {
  const isLive = link.mediaId === 'loop';
  const expire = expireAfter(clock, isLive ? LIVE_LINK_MS : REPLAY_LINK_MS);
  const toKey = expireAfter(clock, LIVE_LINK_MS);
  const nextTo = (file: string) =>
    live.media.links.address({ ...link, file }, file === FILES.key ? toKey : expire);
  const lengths = clip.segments.map(({ seconds }) => seconds);
  const list = isLive
    ? loopWindow(lengths, clock.now(), WINDOW_SEGMENTS)
    : lengths.map((seconds, index) => ({ index, seq: index, cycle: 0, seconds, at: undefined }));
  const key = nextTo(FILES.key);
  return playlistOf(
    list.map(({ index, seq, cycle, seconds, at }) => ({
      seq,
      run: cycle,
      seconds,
      at,
      url: nextTo(`${String(index)}.m4s`),
      map: nextTo(FILES.init),
      key: { url: key, vector: vectorOf(index) },
    })),
    { isLive, longest: Math.max(...lengths), discontinuity: list[0]?.cycle ?? 0 },
  );
}

export async function clipFile(
  { media }: Deps,
  { link: { file, appId } }: MediaAdmission,
  clip: SegmentedMedia,
): Promise<FileBody | undefined> {
  if (file === FILES.key) return { type: 'application/octet-stream', body: Buffer.from(clip.key, 'base64') };
  const [, place] = SEGMENT.exec(file) ?? [];
  const part = file === FILES.init ? clip.init : clip.segments[Number(place)];
  if (part === undefined) return undefined;
  const body = await media.door.keptMedia.open(appId, clip.id, part, { start: 0, end: part.bytes - 1 });
  return body === undefined
    ? undefined
    : { type: part.type, file: { stream: body.stream, size: part.bytes } };
}
