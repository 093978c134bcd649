/** A clip without end, by the clock (D106). */
import { describe, expect, it } from 'vitest';
import { loopWindow } from './loop-window.ts';
import { playlistOf } from './playlists.ts';

/** 4 + 4 + 2 seconds. */
const CLIP = [4, 4, 2];
/** A moment at which the clip begins. */
const START = 180_000_000_000 * 10;

const seqsAt = (ms: number, count = 3) =>
  loopWindow(CLIP, START + ms, count).map(({ seq, index }) => [seq, index]);
const first = (START / 10_000) * 3;

describe('a clip without end', () => {
  it.each([
    [0, [first - 3, first - 2, first - 1]],
    [3999, [first - 3, first - 2, first - 1]],
    [4000, [first - 2, first - 1, first]],
    [8000, [first - 1, first, first + 1]],
    [9999, [first - 1, first, first + 1]],
    [10_000, [first, first + 1, first + 2]],
  ])('D106: %i ms after it began names the pieces that are whole', (ms, seqs) => {
    expect(seqsAt(ms).map(([seq]) => seq)).toEqual(seqs);
  });

  it('D106: a piece has the same number and date whenever, and by whomever, it is named', () => {
    const seenItems = new Map<number, string>();
    for (let ms = 0; ms < 60_000; ms += 250)
      for (const piece of loopWindow(CLIP, START + ms, 6)) {
        const text = JSON.stringify(piece);
        expect(seenItems.get(piece.seq) ?? text).toBe(text);
        seenItems.set(piece.seq, text);
      }
    const numbers = [...seenItems.keys()];
    expect(numbers).toEqual(numbers.map((_seq, place) => (numbers[0] ?? 0) + place));
  });

  it('D106: is cut where it begins again, and the cuts that left the list are counted', () => {
    const buildText = (ms: number) => {
      const list = loopWindow(CLIP, START + ms, 4);
      return playlistOf(
        list.map((piece) => ({ ...piece, run: piece.cycle, url: `/${String(piece.index)}`, map: '/map' })),
        { isLive: true, longest: 4, discontinuity: list[0]?.cycle ?? 0 },
      );
    };
    const before = buildText(0);
    expect(before.match(/#EXT-X-DISCONTINUITY\n/g)).toHaveLength(1);
    expect(before).toContain(`#EXT-X-DISCONTINUITY-SEQUENCE:${String(START / 10_000 - 2)}`);
    expect(buildText(10_000)).toContain(`#EXT-X-DISCONTINUITY-SEQUENCE:${String(START / 10_000 - 1)}`);
    expect(before).not.toContain('ENDLIST');
  });

  it('D106: of no length there is none', () => {
    expect(loopWindow([], START, 3)).toEqual([]);
  });
});
