/** Keeps what the learner of the session says of how a good plays (D94). */
import { playFeedback } from '#schemas/api/learn/play.feedback.ts';
import { tidy } from '#schemas/text/tidy.ts';
import { randomId } from '#server/kernel/db/random-id.ts';
import { storable } from '#server/kernel/db/text.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { FEEDBACK_MAX } from '../limits.ts';

export const playFeedbackHandler = handle(playFeedback, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const goods = await deps.catalogue.byId(shop.appId, input.resource_id);
  if (goods === undefined || goods.type !== input.resource_type) return fail('not-found');
  const { kind, at, ahead, stalls, height } = input;
  await deps.stores.feedback.add(
    {
      appId: shop.appId,
      id: randomId('pf'),
      userId: viewer.user.id,
      resourceId: goods.id,
      resourceType: goods.type,
      kind,
      words: tidy(input.text, true),
      agent: storable(input.agent, 300),
      host: storable(input.host, 255),
      moment: at,
      ahead,
      stalls,
      height,
      createdAt: deps.clock.now(),
    },
    FEEDBACK_MAX,
  );
  return ok({});
});
