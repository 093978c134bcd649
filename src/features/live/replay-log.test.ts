/** How far back the chat of a recording goes, and what is asked for to show it (D97). */
import { describe, expect, it } from 'vitest';
import { EVENTS_SPAN_MS } from '#schemas/live/event.ts';
import { sampleEvent } from '#schemas/live/sample-room.ts';
import {
  askedFor,
  hasEarlier,
  lookBack,
  losePage,
  moveTo,
  NO_REPLAY,
  shownEvents,
  takePage,
  wantedPages,
  type ReplayLog,
} from './replay-log.ts';

const MINUTE = EVENTS_SPAN_MS;
const arrive = (replay: ReplayLog, pages: readonly number[]): ReplayLog =>
  pages.reduce((log, page) => takePage(log, page, [], 0), replay);
/** All that is wanted was asked for and came, empty. */
const buildSettledLog = (replay: ReplayLog): ReplayLog => arrive(replay, wantedPages(replay));

describe('the chat of a recording', () => {
  it('shows what was said up to the moment, in order, from pages that stand behind one another', () => {
    const at = (minute: number, offset: number) => sampleEvent(offset, { offset_ms: minute * MINUTE });
    let replay = moveTo(NO_REPLAY, 2.5 * MINUTE);
    replay = takePage(replay, 2, [at(2.1, 3), at(2.9, 4)], 0);
    replay = takePage(replay, 0, [at(0.5, 1)], 0);
    expect(shownEvents(replay).map(({ offset }) => offset)).toEqual([3]);
    replay = takePage(replay, 1, [at(1.5, 2)], 0);
    expect(shownEvents(replay).map(({ offset }) => offset)).toEqual([1, 2, 3]);
  });

  it('is asked for by the minute shown, the one ahead, then those behind, and not twice', () => {
    const replay = moveTo(NO_REPLAY, 7 * MINUTE);
    expect(wantedPages(replay)).toEqual([7, 8, 6, 5, 4, 3, 2]);
    const askedLog = askedFor(replay, [7, 8, 6]);
    expect(wantedPages(askedLog)).toEqual([5, 4, 3, 2]);
    expect(wantedPages(losePage(askedLog, 8))).toEqual([8, 5, 4, 3, 2]);
  });

  it('may go further back once what is behind has come, until its first page', () => {
    const openedLog = askedFor(NO_REPLAY, wantedPages(NO_REPLAY));
    expect(hasEarlier(openedLog)).toBe(false);
    const arrivedLog = buildSettledLog(NO_REPLAY);
    expect(hasEarlier(arrivedLog)).toBe(true);
    const further = lookBack(arrivedLog);
    expect(wantedPages(further)).toEqual([-6, -7, -8, -9, -10]);
    expect(hasEarlier(askedFor(further, wantedPages(further)))).toBe(false);
    expect(hasEarlier(buildSettledLog(further))).toBe(false);
  });

  it('offers to look back again where a page was lost', () => {
    const further = lookBack(buildSettledLog(NO_REPLAY));
    expect(hasEarlier(losePage(askedFor(further, [-6]), -6))).toBe(true);
  });

  it('begins at the last minute again after a jump', () => {
    const jumpedLog = moveTo(lookBack(buildSettledLog(NO_REPLAY)), 20 * MINUTE);
    expect(jumpedLog.back).toBe(1);
    expect(wantedPages(jumpedLog)).toEqual([20, 21, 19, 18, 17, 16, 15]);
  });
});
