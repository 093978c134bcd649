/** Answers the calls of sessions. */
import { learnSessionOpen, learnPlayBeat, playFeedback } from '#schemas/api/learning/sessions.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { describePlayer } from '../services/describe-player.ts';
import { openStudy } from '../services/open-session.ts';
import { readLesson } from '../services/read-lesson.ts';
import { beatPlay } from '../services/beat-play.ts';
import { keepTrouble } from '../services/keep-trouble.ts';

/** Opens a study session for a lesson the learner may study (D80). */
export const learnSessionOpenHandler = handle(learnSessionOpen, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const result = await readLesson(deps, { shop, viewer }, input);
  if (!result.ok) return fail(result.code);
  const learner = { appId: shop.appId, userId: viewer.user.id };
  const by = viewer.session.publicId;
  const opening = await openStudy(deps, { learner, lesson: result.lesson }, { ...input, by });
  if (opening.ok) return ok(opening.data);
  return fail('too-many-players', await describePlayer(deps, learner, opening.elsewhere, by));
});

/** Takes a beat of a player of the learner of the session (D129). */
export const learnPlayBeatHandler = handle(learnPlayBeat, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const learner = { appId: shop.appId, userId: viewer.user.id };
  return beatPlay(deps, learner, input, viewer.session.publicId);
});

/** Keeps what the learner of the session says of how a good plays (D94). */
export const playFeedbackHandler = handle(playFeedback, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const { resource_id: resourceId, resource_type: resourceType, ...place } = input;
  const goods = await deps.catalogue.byId(shop.appId, resourceId);
  if (goods === undefined || goods.type !== resourceType) return fail('not-found');
  const of = { appId: shop.appId, userId: viewer.user.id, resourceId, resourceType };
  await keepTrouble(deps, of, place);
  return ok({});
});
