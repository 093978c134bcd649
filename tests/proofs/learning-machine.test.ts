/** Reports of study through a hundred thousand lives of a page (requirement 38, D78-D80): the sweep of what the gate samples. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { livedThrough, studyLife } from '../support/study-browser.ts';

const LIVES = Number(process.env['LIVES'] ?? 100_000);

it('R38, D78-D80: no second of play is lost or counted twice, whatever happens', async () => {
  await fc.assert(
    fc.asyncProperty(studyLife, async (actions) => {
      expect(await livedThrough(actions)).toEqual([]);
    }),
    { numRuns: LIVES },
  );
}, 3_600_000);
