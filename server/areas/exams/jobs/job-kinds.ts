/** What is done about attempts by itself. */
import { defineJob, storedText } from '#server/kernel/jobs/define-job.ts';

/** Hands an attempt in whose time is up (D85). */
export const commitAtDeadline = defineJob<{ appId: string; attemptId: string }>({
  name: 'exam.commit',
  read: (data) => ({ appId: storedText(data, 'appId'), attemptId: storedText(data, 'attemptId') }),
});
