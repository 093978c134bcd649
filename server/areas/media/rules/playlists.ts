/** Playlists of segmented media (RFC 8216), written for each request: addresses of their own, and no further than somebody may play. */
import type { SegmentedMedia } from '../services/stored-media.ts';
import { INIT, KEY, PLAYLIST, segmentName, segmentsWithin, type Extent } from './extent.ts';

/** The address of a file of the same media, for the same person. */
export type AddressOf = (file: string) => string;

const lines = (...all: readonly string[]): string => `${all.join('\n')}\n`;

function levelOf({ codecs, bandwidth, resolution }: SegmentedMedia): string {
  const size =
    resolution === undefined ? '' : `,RESOLUTION=${String(resolution.width)}x${String(resolution.height)}`;
  return `#EXT-X-STREAM-INF:BANDWIDTH=${String(bandwidth)},CODECS="${codecs}"${size}`;
}

/** @param levels the same film in several sizes; the first is the one a player begins with (ADR-350) */
export function masterPlaylist(
  levels: readonly SegmentedMedia[],
  addressOf: (media: SegmentedMedia, file: string) => string,
): string {
  return lines(
    '#EXTM3U',
    '#EXT-X-VERSION:6',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...levels.flatMap((media) => [levelOf(media), addressOf(media, PLAYLIST)]),
  );
}

export function mediaPlaylist(media: SegmentedMedia, extent: Extent, addressOf: AddressOf): string {
  const segments = segmentsWithin(media, extent);
  const longest = Math.max(...segments.map(({ seconds }) => seconds));
  return lines(
    '#EXTM3U',
    '#EXT-X-VERSION:6',
    `#EXT-X-TARGETDURATION:${String(Math.max(1, Math.round(longest)))}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXT-X-MAP:URI="${addressOf(INIT)}"`,
    // After the map, which is sent in the clear; each segment's place is its initialisation vector.
    `#EXT-X-KEY:METHOD=AES-128,URI="${addressOf(KEY)}"`,
    ...segments.flatMap(({ seconds }, index) => [
      `#EXTINF:${seconds.toFixed(6)},`,
      addressOf(segmentName(index)),
    ]),
    '#EXT-X-ENDLIST',
  );
}
