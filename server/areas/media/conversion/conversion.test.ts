/** What ffmpeg is told, and what it says (ADR-465). */
import { describe, expect, it } from 'vitest';
import { convertArguments, inspectArguments } from './arguments.ts';
import { readInspection } from './ffmpeg.ts';
import { sizesOf } from './sizes.ts';

const SOURCE = { path: '/data/files/incoming/0a1b', demuxer: 'avi' };

describe('the arguments of ffmpeg', () => {
  it.each([
    ['to look', inspectArguments(SOURCE)],
    ['to convert a film', convertArguments(SOURCE, { lines: 720, bitrate: 2_800_000 })],
    ['to convert a recording', convertArguments(SOURCE, undefined)],
  ])('R45: %s: this file alone, by this demuxer alone', (_what, args) => {
    const input = args.indexOf('-i');
    expect(args.slice(input - 4, input + 2)).toEqual([
      '-protocol_whitelist',
      'file',
      '-f',
      'avi',
      '-i',
      'file:/data/files/incoming/0a1b',
    ]);
    expect(args).toContain('-nostdin');
  });

  it('ADR-465: its work is bounded in pixels, seconds and threads', () => {
    const args = convertArguments(SOURCE, { lines: 720, bitrate: 2_800_000 });
    for (const limit of ['-max_pixels', '-t', '-threads']) expect(args).toContain(limit);
  });
});

describe('sizes of a converted film', () => {
  it.each([
    [2160, [1080, 720, 480]],
    [1080, [1080, 720, 480]],
    [720, [720, 480, 360]],
    [540, [540, 360, 240]],
    [500, [500, 360, 240]],
    [360, [360, 240]],
    [91, [90]],
    [1, [2]],
  ])('D128: of %i lines are %j', (lines, sizes) => {
    expect(sizesOf(lines).map((size) => size.lines)).toEqual(sizes);
  });
});

describe('what ffmpeg says of a file', () => {
  it('ADR-465: codecs, size and length', () => {
    const message = `Input #0, mov,mp4, from 'x':
  Duration: 01:02:03.50, start: 0.000000, bitrate: 1 kb/s
  Stream #0:0[0x1](und): Video: hevc (Main 10) (hvc1 / 0x31637668), yuv420p10le(tv), 1920x1080, 30 fps (default)
  Stream #0:1[0x2](und): Audio: aac (LC) (mp4a / 0x6134706D), 44100 Hz, mono (default)`;
    expect(readInspection(message)).toEqual({
      seconds: 3723.5,
      video: { codec: 'hevc', width: 1920, height: 1080 },
      audio: 'aac',
    });
  });

  it('ADR-465: a picture on the sleeve of a recording is no film', () => {
    const message = `  Duration: N/A
  Stream #0:0: Audio: alac, 44100 Hz
  Stream #0:1: Video: mjpeg, yuvj420p, 600x600, 90k tbr (attached pic)`;
    expect(readInspection(message)).toEqual({ seconds: 0, video: undefined, audio: 'alac' });
  });

  it('R45: nothing is in what is no media', () => {
    expect(readInspection('x.avi: Invalid data found when processing input')).toBeUndefined();
  });
});
