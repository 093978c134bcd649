/** Jobs of media. */
import { defineJob, storedText } from '#server/kernel/jobs/define-job.ts';
import { CONVERSION_TRIES } from '../limits.ts';

/** Converts one film or recording, under the id of what it becomes. */
export const convertMedia = defineJob<{ appId: string; id: string }>({
  name: 'media.convert',
  maxTries: CONVERSION_TRIES,
  read: (data) => ({ appId: storedText(data, 'appId'), id: storedText(data, 'id') }),
});
