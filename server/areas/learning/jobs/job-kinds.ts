/** What follows of study later, and by itself. */
import { defineJob, storedText } from '#server/kernel/jobs/define-job.ts';

/** Somebody has finished a lesson, wherever it was opened; it may be told more than once. */
export const lessonFinished = defineJob<{ appId: string; userId: string; resourceId: string }>({
  name: 'lesson.finished',
  read: (data) => ({
    appId: storedText(data, 'appId'),
    userId: storedText(data, 'userId'),
    resourceId: storedText(data, 'resourceId'),
  }),
});
