/** Playlists of live rooms (RFC 8216): on air the last segments, of a replay all of them. Pure. */

export interface PlaylistItem {
  seq: number;
  /** Segments of one run share a timeline and a map. */
  run: number;
  seconds: number;
  /** When it began, unix milliseconds; undefined where its time is its moment. */
  at: number | undefined;
  url: string;
  map: string;
  /** Sixteen bytes as hexadecimal digits and the address of the key, where it is encrypted. */
  key?: { url: string; vector: string };
}

const lines = (...all: readonly string[]): string => `${all.join('\n')}\n`;

function segmentLines(one: PlaylistItem, before: PlaylistItem | undefined): string[] {
  const isCut = before !== undefined && before.run !== one.run;
  return [
    ...(isCut ? ['#EXT-X-DISCONTINUITY'] : []),
    ...(before?.map === one.map ? [] : [`#EXT-X-MAP:URI="${one.map}"`]),
    ...(one.key === undefined
      ? []
      : [`#EXT-X-KEY:METHOD=AES-128,URI="${one.key.url}",IV=0x${one.key.vector}`]),
    // Where the timeline goes on its moment is known.
    ...(one.at !== undefined && (before === undefined || isCut)
      ? [`#EXT-X-PROGRAM-DATE-TIME:${new Date(one.at).toISOString()}`]
      : []),
    `#EXTINF:${one.seconds.toFixed(6)},`,
    one.url,
  ];
}

/**
 * @param longest seconds of the longest segment there was, in the list or not: what a player waits by must not change
 * @param discontinuity how many times the timeline was cut before the first segment
 */
export function playlistOf(
  list: readonly PlaylistItem[],
  { isLive, longest, discontinuity = 0 }: { isLive: boolean; longest: number; discontinuity?: number },
): string {
  const target = Math.max(1, Math.round(Math.max(longest, ...list.map(({ seconds }) => seconds))));
  return lines(
    '#EXTM3U',
    '#EXT-X-VERSION:6',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-TARGETDURATION:${String(target)}`,
    `#EXT-X-MEDIA-SEQUENCE:${String(isLive ? (list[0]?.seq ?? 0) : 0)}`,
    ...(isLive ? [`#EXT-X-DISCONTINUITY-SEQUENCE:${String(discontinuity)}`] : ['#EXT-X-PLAYLIST-TYPE:VOD']),
    ...list.flatMap((one, place) => segmentLines(one, list[place - 1])),
    ...(isLive ? [] : ['#EXT-X-ENDLIST']),
  );
}
