/** Jobs of tasks. */
import { isObject } from '#schemas/page/json.ts';
import { defineJob, storedText } from '#server/kernel/jobs/define-job.ts';

/** Tells a learner what was decided about their answer at that moment. */
export const tellReview = defineJob<{ appId: string; taskId: string; userId: string; decidedAt: number }>({
  name: 'task.tell',
  read: (stored) => ({
    appId: storedText(stored, 'appId'),
    taskId: storedText(stored, 'taskId'),
    userId: storedText(stored, 'userId'),
    decidedAt: Number(isObject(stored) ? stored['decidedAt'] : 0),
  }),
});
