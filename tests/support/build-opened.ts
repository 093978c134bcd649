/** Builds what the server answers to who opens a lesson, for tests: nothing studied yet, changed where the test cares. */
import type { OpenedSession } from '#features/learning/study-state.ts';

export const buildOpened = (change: Partial<OpenedSession> = {}): OpenedSession => ({
  session_id: 's'.repeat(26),
  beat: 'b',
  token: 'b',
  position: 0,
  covered: '',
  learn_progress: 0,
  max_learn_progress: 0,
  is_finish: 0,
  interval: 120,
  report_points: [50, 90, 100],
  seek_limit: -1,
  counts_hidden: 1,
  server_time: 0,
  ...change,
});
