/** Laws of credited time under whole histories of study; a hundred thousand of them are the proof `learning`. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { historyArbitrary, playHistory } from '../../../../tests/support/study-histories.ts';
import { honestArbitrary, liveHonestly } from '../../../../tests/support/honest-learner.ts';

describe('whole histories of study', () => {
  it('R38, D80: whatever is claimed, repeated, late or forged, time and film stay within what passed', () => {
    fc.assert(
      fc.property(historyArbitrary, (steps) => {
        expect(playHistory(steps)).toEqual([]);
      }),
      { numRuns: 600 },
    );
  });

  it('R62, D80: an honest learner loses at most fifteen seconds, and the film of those, whatever clock and network do', () => {
    fc.assert(
      fc.property(honestArbitrary, (life) => {
        const { lost, unseen, broken } = liveHonestly(life);
        expect([broken, lost <= 15, unseen <= 45]).toEqual([[], true, true]);
      }),
      { numRuns: 400 },
    );
  });
});
