/** Builds stored media for tests: a film of segments of these lengths, and what is kept whole. */
import type { SegmentedMedia, WholeMedia } from '#server/areas/media/services/stored-media.ts';

const BYTES = 100;

export function buildFilm(lengths: readonly number[]): SegmentedMedia {
  return {
    id: 'f'.repeat(43),
    form: 'hls',
    medium: 'video',
    seconds: lengths.reduce((sum, seconds) => sum + seconds, 0),
    codecs: 'avc1.4d401f,mp4a.40.2',
    bandwidth: 900_000,
    resolution: { width: 1280, height: 720 },
    keyFramesApart: 2,
    key: 'AAAAAAAAAAAAAAAAAAAAAA==',
    init: { type: 'video/mp4', start: 0, bytes: BYTES },
    segments: lengths.map((seconds, place) => ({
      type: 'video/iso.segment',
      start: BYTES * (place + 1),
      bytes: BYTES,
      seconds,
    })),
  };
}

export function buildWhole(medium: WholeMedia['medium'], name: string): WholeMedia {
  return {
    id: 'w'.repeat(43),
    form: 'whole',
    medium,
    seconds: 0,
    name,
    file: { type: 'application/octet-stream', start: 0, bytes: BYTES },
  };
}
