/** Jobs of the installation whose newest try failed (ADR-214). */
import { Type } from 'typebox';
import { defineConsoleCall } from './define-console-call.ts';

const AREA = 'console';
const OF_JOB = { id: Type.Integer({ minimum: 1 }) };
const NothingSchema = Type.Object({});

export const consoleJobsList = defineConsoleCall({
  name: 'console.jobs.list',
  area: AREA,
  scope: 'installation',
  writes: false,
  summary: 'Jobs whose newest try failed: first those that failed for good, the newest first.',
  input: {},
  data: Type.Object({
    items: Type.Array(
      Type.Object({
        id: Type.Integer(),
        kind: Type.String(),
        key: Type.Union([Type.String(), Type.Null()]),
        lane: Type.Union([Type.String(), Type.Null()]),
        tries: Type.Integer(),
        /** Unix milliseconds; null for one that is tried again by itself. */
        failed_at: Type.Union([Type.Integer(), Type.Null()]),
        error: Type.Union([Type.String(), Type.Null()]),
        /** Unix milliseconds: when it is tried again by itself. */
        run_at: Type.Integer(),
      }),
    ),
  }),
});

export const consoleJobsRetry = defineConsoleCall({
  name: 'console.jobs.retry',
  area: AREA,
  scope: 'installation',
  writes: true,
  summary: 'Has a failed job tried again, with all its tries anew.',
  input: OF_JOB,
  data: NothingSchema,
});

export const consoleJobsDiscard = defineConsoleCall({
  name: 'console.jobs.discard',
  area: AREA,
  scope: 'installation',
  writes: true,
  summary: 'Discards a failed job; what waited behind it goes on.',
  input: OF_JOB,
  data: NothingSchema,
});
