/** The calendar outlives the process that was told of it (D43, requirement 51). */
import { expect, it } from 'vitest';
import { killBeforeMoment } from '../faults/schedule.ts';
import { fillFromTemplate } from '../support/database-template.ts';

it('D43, R51: what became due while the killed server was down is live when the next one first answers', async () => {
  const {
    scheduledHash: scheduledText,
    live,
    publications,
    waiting,
  } = await killBeforeMoment(fillFromTemplate);
  expect(scheduledText).toMatch(/^[0-9a-f]{64}$/);
  expect({ live, publications, waiting }).toEqual({ live: scheduledText, publications: 1, waiting: false });
}, 90_000);
