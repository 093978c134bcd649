/** Laws of credited time under a hundred thousand histories of study (R38, D80). */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { honestArbitrary, liveHonestly } from '../support/honest-learner.ts';
import { historyArbitrary, playHistory } from '../support/study-histories.ts';

const HISTORIES = 80_000;
const HONEST = 20_000;
const LIMIT_MS = 20 * 60_000;

it(
  'R38, D80: whatever is claimed, repeated, late or forged, time and film stay within what passed',
  () => {
    fc.assert(
      fc.property(historyArbitrary, (steps) => {
        expect(playHistory(steps)).toEqual([]);
      }),
      { numRuns: HISTORIES },
    );
  },
  LIMIT_MS,
);

it(
  'R62, D80: an honest learner loses at most fifteen seconds, and the film of those, whatever clock and network do',
  () => {
    fc.assert(
      fc.property(honestArbitrary, (life) => {
        const { lost, unseen, broken } = liveHonestly(life);
        expect([broken, lost <= 15, unseen <= 45]).toEqual([[], true, true]);
      }),
      { numRuns: HONEST },
    );
  },
  LIMIT_MS,
);
