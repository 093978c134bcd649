/** How long a person was ever credited to have studied some lessons, for whoever certifies it. */
import { secondsOf } from '#schemas/time.ts';
import type { Stores } from '#server/kernel/area.ts';

/** Whole seconds. */
export async function creditedOf(
  { studyDays }: Pick<Stores, 'studyDays'>,
  learner: { appId: string; userId: string },
  resourceIds: readonly string[],
): Promise<number> {
  return secondsOf(await studyDays.creditedOf(learner, resourceIds));
}
