/** The reader of key frames tells a film that can be jumped in from one that cannot. */
import { describe, expect, it } from 'vitest';
import { keyFrameSeconds } from './key-frames.ts';

const TICKS = 600;
const u32 = (...numbers: number[]) => {
  const bytes = Buffer.alloc(numbers.length * 4);
  numbers.forEach((number, index) => bytes.writeUInt32BE(number, index * 4));
  return bytes;
};
function box(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([u32(body.length + 8), Buffer.from(type, 'latin1'), body]);
}

/** A track of 48 samples, half a second each; `keys` counts samples from 1. */
function track(handler: string, keys?: readonly number[]): Buffer {
  const stss = keys === undefined ? [] : [box('stss', u32(0, keys.length, ...keys))];
  const stts = box('stts', u32(0, 2, 20, TICKS / 2, 28, TICKS / 2));
  return box(
    'trak',
    box(
      'mdia',
      box('mdhd', u32(0, 0, 0, TICKS, 24 * TICKS, 0)),
      box('hdlr', u32(0, 0), Buffer.from(handler, 'latin1'), u32(0, 0, 0)),
      box('minf', box('stbl', stts, ...stss)),
    ),
  );
}
const film = (...tracks: Buffer[]) =>
  Buffer.concat([box('ftyp', u32(0)), box('moov', ...tracks), box('mdat')]);

describe('key frames of an mp4', () => {
  it('are told in seconds with the end of the film, whatever stands beside the film track', () => {
    expect(keyFrameSeconds(film(track('soun'), track('vide', [1, 5, 42])))).toEqual([0, 2, 20.5, 24]);
  });

  it('are all samples where no table says otherwise', () => {
    expect(keyFrameSeconds(film(track('vide')))).toHaveLength(49);
  });

  it('a recording and a cut-off file are refused', () => {
    expect(() => keyFrameSeconds(film(track('soun')))).toThrow('no film track');
    expect(() => keyFrameSeconds(film(track('vide')).subarray(0, 90))).toThrow('does not fit');
  });
});
