/** Reports under anything that can happen to a page, a network and a clock; its sweep is the proof `learning-machine`. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { livedThrough, studyLife } from '../../../tests/support/study-browser.ts';

const LIVES = 300;

test('R38, D78-D80: no second of play is lost or counted twice, whatever happens', async () => {
  await fc.assert(
    fc.asyncProperty(studyLife, async (actions) => {
      expect(await livedThrough(actions)).toEqual([]);
    }),
    { numRuns: LIVES },
  );
});
