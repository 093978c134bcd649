/** Opens a study session for a lesson the learner may study (D80). */
import { learnSessionOpen } from '#schemas/api/learning/learn.session.open.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { describePlayer } from '../describe-player.ts';
import { openStudy } from '../open-session.ts';
import { readLesson } from '../read-lesson.ts';

export const learnSessionOpenHandler = handle(learnSessionOpen, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const found = await readLesson(deps, { shop, viewer }, input);
  if (!found.ok) return fail(found.code);
  const learner = { appId: shop.appId, userId: viewer.user.id };
  const by = viewer.session.publicId;
  const opened = await openStudy(deps, { learner, lesson: found.lesson }, { ...input, by });
  if (opened.ok) return ok(opened.data);
  return fail('too-many-players', await describePlayer(deps, learner, opened.elsewhere, by));
});
