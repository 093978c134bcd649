/** Where a film or a recording is gone on with; 0 where it is begun from the start. Pure. */
import type { Study } from '#features/learning/index.ts';

/** Nearer to its ends than so many seconds there is nothing to go on with. */
const NEAR = 5;

export function resumeAt(resume: Study['resume'], length: number): number {
  if (resume?.isTakeOver === true) return resume.position;
  if (resume === undefined || resume.isFinished || resume.position < NEAR) return 0;
  return length > 0 && resume.position > length - NEAR ? 0 : resume.position;
}
