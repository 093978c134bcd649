/** Jobs of tasks. */
import { isObject } from '#schemas/page/json.ts';
import { defineJob, storedText } from '#server/kernel/jobs/define-job.ts';

/** Tells a learner what was decided about their answer at that moment. */
export const tellReview = defineJob<{ appId: string; taskId: string; userId: string; decidedAt: number }>({
  name: 'task.tell',
  read: (data) => ({
    appId: storedText(data, 'appId'),
    taskId: storedText(data, 'taskId'),
    userId: storedText(data, 'userId'),
    decidedAt: Number(isObject(data) ? data['decidedAt'] : 0),
  }),
});
