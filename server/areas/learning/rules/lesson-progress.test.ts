/** How far a lesson is, where it ends, and how far one may jump in it (D81, ADR-313). */
import { describe, expect, it } from 'vitest';
import { buildFilm, buildText } from '../../../../tests/support/study-samples.ts';
import { endOf, isFinished, isJumped, percentOf, seekLimitOf } from './lesson-progress.ts';
import { NEW_RECORD } from './study-state.ts';

const covering = (to: number) => ({ ...NEW_RECORD, covered: [{ from: 0, to }] });
const UNKNOWN = buildFilm({ seconds: 0 });

describe('the end of a lesson', () => {
  it.each([
    ['is that of the film', buildFilm(), 600],
    ['is that of the trial', buildFilm({ trialSeconds: 60 }), 60],
    ['is that of the film where the trial is longer', buildFilm({ trialSeconds: 900 }), 600],
    ['is that of the trial where no length is known', { ...UNKNOWN, trialSeconds: 60 }, 60],
    ['is what a report can name where neither is known', UNKNOWN, 999_999],
  ])('R33: %s', (_words, facts, end) => {
    expect(endOf(facts)).toBe(end);
  });
});

describe('the percent of a lesson', () => {
  it.each([
    ['is what was covered, whatever is told', covering(150), buildFilm(), 99, 25],
    ['counts whole percents', covering(155), buildFilm(), 0, 25],
    ['is never more than all', covering(700), buildFilm(), 0, 100],
    ['is what is told where no length is known', covering(150), UNKNOWN, 40, 40],
    ['is what is told of a text', NEW_RECORD, buildText(), 40, 40],
    ['never falls', { ...NEW_RECORD, maxLearnProgress: 70 }, buildText(), 40, 70],
  ])('D81: %s', (_words, record, facts, toldValue, percent) => {
    expect(percentOf(record, toldValue, facts)).toBe(percent);
  });
});

describe('a lesson is finished', () => {
  it.each([
    [95, 30_000, true],
    [94, 30_000, false],
    [95, 29_999, false],
  ])('ADR-313: of unknown length, told %d percent after %d ms: %s', (percent, creditedMs, isDone) => {
    expect(isFinished({ ...NEW_RECORD, maxLearnProgress: percent, creditedMs }, UNKNOWN)).toBe(isDone);
  });

  it('D81: however short the film is, once it was played', () => {
    const film = buildFilm({ seconds: 20 });
    expect(isFinished({ ...covering(19), maxLearnProgress: 95, creditedMs: 19_000 }, film)).toBe(true);
    expect(isFinished({ ...covering(18.9), maxLearnProgress: 94, creditedMs: 19_000 }, film)).toBe(false);
  });
});

describe('where jumping is limited', () => {
  const limitedFacts = buildFilm({ isSeekLimited: true });
  it.each([
    ['five seconds beyond what was covered', covering(100), limitedFacts, 105],
    ['five seconds into a film nobody began', NEW_RECORD, limitedFacts, 5],
    [
      'beyond what was covered in another course',
      covering(100),
      { ...limitedFacts, elsewhere: { reach: 200, isFinished: false, creditedMs: 0 } },
      205,
    ],
    ['anywhere once it was finished', { ...covering(100), finishedAt: 5 }, limitedFacts, undefined],
    [
      'anywhere once it was finished in another course',
      covering(100),
      { ...limitedFacts, elsewhere: { reach: 0, isFinished: true, creditedMs: 0 } },
      undefined,
    ],
    ['anywhere in a text', NEW_RECORD, buildText({ isSeekLimited: true }), undefined],
    ['anywhere where it is not limited', NEW_RECORD, buildFilm(), undefined],
  ])('D81: one may go %s', (_words, record, facts, limit) => {
    expect(seekLimitOf(record, facts)).toBe(limit);
  });

  it('D81: parts may arrive in any order; each follows from those before it', () => {
    const steps = [
      { from: 115, to: 120 },
      { from: 104, to: 110 },
    ];
    expect(isJumped(steps, 105)).toBe(false);
    expect(isJumped([...steps, { from: 126, to: 130 }], 105)).toBe(true);
    expect(isJumped(steps, undefined)).toBe(false);
  });
});
