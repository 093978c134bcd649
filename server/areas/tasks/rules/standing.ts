/** Where a task stands for a learner by the server's clock (D86). Pure; moments in unix milliseconds. */
import { STUDY_STATE, TASK_STATE } from '#schemas/task/task.ts';

interface Due {
  /** Null where it is due at no time. */
  dueAt: number | null;
  allowsLate: boolean;
}

/** Its time is over from the first moment after it. */
const isPast = ({ dueAt }: Pick<Due, 'dueAt'>, now: number): boolean => dueAt !== null && now > dueAt;

const OPEN: readonly number[] = [TASK_STATE.todo, TASK_STATE.draft, TASK_STATE.returned];

const isOpen = (state: number): boolean => OPEN.includes(state);

/** Its time is over, and nothing was handed in that stands. */
export function isOverdue(task: Pick<Due, 'dueAt'>, state: number, now: number): boolean {
  return isOpen(state) && isPast(task, now);
}

/** Whether an answer in this state takes changes; one that was sent back may be mended after its time. */
export function takesAnswer(task: Due, state: number, now: number): boolean {
  if (!isOpen(state)) return false;
  return state === TASK_STATE.returned || task.allowsLate || !isPast(task, now);
}

/** What is mended after it was sent back is late only where it was late before. */
export function isLate(
  task: Due,
  { state, wasLate }: { state: number; wasLate: boolean },
  now: number,
): boolean {
  return state === TASK_STATE.returned ? wasLate : isPast(task, now);
}

/** Of what is to be studied; once done it stays done. */
export function studyState(
  { dueAt }: Pick<Due, 'dueAt'>,
  { isDone, hasStarted }: { isDone: boolean; hasStarted: boolean },
  now: number,
): number {
  if (isDone) return STUDY_STATE.done;
  if (isPast({ dueAt }, now)) return STUDY_STATE.overdue;
  return hasStarted ? STUDY_STATE.doing : STUDY_STATE.notStarted;
}
