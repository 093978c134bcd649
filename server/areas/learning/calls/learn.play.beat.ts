/** Takes a beat of a player of the learner of the session (D129). */
import { learnPlayBeat } from '#schemas/api/learning/learn.play.beat.ts';
import { fail, handle } from '#server/kernel/http/define-handler.ts';
import { beatPlay } from '../beat-play.ts';

export const learnPlayBeatHandler = handle(learnPlayBeat, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const learner = { appId: shop.appId, userId: viewer.user.id };
  return beatPlay(deps, learner, input, viewer.session.publicId);
});
