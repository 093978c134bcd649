/** Answers the calls of stutter. */
import { liveStutterTips, liveStutterFeedback } from '#schemas/api/live/stutter.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { STUTTER } from '../limits.ts';
import { RESOURCES } from '#schemas/content/resource-type.ts';
import { keepTrouble } from '#server/areas/learning/area.ts';
import { actingIn } from '../services/in-room.ts';

/** Answers when a player offers help, and which (D105). */
export const liveStutterTipsHandler = handle(liveStutterTips, async ({ input, shop, deps }) => {
  if ((await deps.catalogue.byId(shop.appId, input.alive_id)) === undefined) return fail('not-found');
  return ok({ ...STUTTER, actions: ['quality', 'refresh', 'feedback'] });
});

/** Keeps what somebody says of how a room plays (D94). */
export const liveStutterFeedbackHandler = handle(liveStutterFeedback, async (context) => {
  const { input, deps } = context;
  const acting = await actingIn(context, input.alive_id);
  if (!acting.ok) return fail(acting.code);
  const { alive_id: resourceId, ...report } = input;
  const { key, userId } = acting;
  await keepTrouble(
    deps,
    { appId: key.appId, userId, resourceId, resourceType: RESOURCES.alive.type },
    report,
  );
  return ok({});
});
