/** Where an answer stands after a call, as its learner is told. */
import { secondsOf } from '#schemas/time.ts';
import type { AnswerKept } from '../store/tasks.store.ts';

export function presentKept({ taskId, version, state, savedAt, isLate }: AnswerKept) {
  return { task_id: taskId, version, state, saved_ts: secondsOf(savedAt), is_late: isLate };
}
