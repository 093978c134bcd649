/** What follows of study later, and by itself. */
import { defineJob, storedText } from '#server/kernel/jobs/define-job.ts';

/** Somebody has finished a lesson, wherever it was opened; it may be told more than once. */
export const lessonFinished = defineJob<{ appId: string; userId: string; resourceId: string }>({
  name: 'lesson.finished',
  read: (stored) => ({
    appId: storedText(stored, 'appId'),
    userId: storedText(stored, 'userId'),
    resourceId: storedText(stored, 'resourceId'),
  }),
});
