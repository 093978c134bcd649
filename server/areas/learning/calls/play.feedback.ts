/** Keeps what the learner of the session says of how a good plays (D94). */
import { playFeedback } from '#schemas/api/learning/play.feedback.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { keepTrouble } from '../keep-trouble.ts';

export const playFeedbackHandler = handle(playFeedback, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const { resource_id: resourceId, resource_type: resourceType, ...said } = input;
  const goods = await deps.catalogue.byId(shop.appId, resourceId);
  if (goods === undefined || goods.type !== resourceType) return fail('not-found');
  const of = { appId: shop.appId, userId: viewer.user.id, resourceId, resourceType };
  await keepTrouble(deps, of, said);
  return ok({});
});
