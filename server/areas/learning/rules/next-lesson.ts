/** Which lesson of a course a learner goes on with. Pure. */
import type { Progress } from '#schemas/learning/progress.ts';

export interface Step {
  resourceId: string;
  /** Whether it may be studied now. */
  isOpen: boolean;
}

/**
 * The lesson begun last that is not finished; else the next open one after what was studied last, from the top again at
 * the end. Undefined where nothing open is left.
 */
export function nextLesson<One extends Step>(
  lessons: readonly One[],
  progress: ReadonlyMap<string, Progress>,
): One | undefined {
  const lastAt = ({ resourceId }: One) => progress.get(resourceId)?.lastAt ?? 0;
  const isLeft = ({ resourceId, isOpen }: One) => isOpen && progress.get(resourceId)?.isFinished !== true;
  const byTime = lessons
    .filter((one) => lastAt(one) > 0)
    .toSorted((one, other) => lastAt(other) - lastAt(one));
  const current = byTime.find(isLeft);
  if (current !== undefined) return current;
  const [latest] = byTime;
  const place = latest === undefined ? 0 : lessons.indexOf(latest) + 1;
  return [...lessons.slice(place), ...lessons].find(isLeft);
}
