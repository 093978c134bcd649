/** Keeps what somebody says of how a room plays (D94). */
import { liveStutterFeedback } from '#schemas/api/live/live.stutter.feedback.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { RESOURCES } from '#schemas/content/resource-type.ts';
import { keepTrouble } from '#server/areas/learning/area.ts';
import { actingIn } from '../activities/in-room.ts';

export const liveStutterFeedbackHandler = handle(liveStutterFeedback, async (context) => {
  const { input, deps } = context;
  const acting = await actingIn(context, input.alive_id);
  if (!acting.ok) return fail(acting.code);
  const { alive_id: resourceId, ...said } = input;
  const { key, userId } = acting;
  await keepTrouble(deps, { appId: key.appId, userId, resourceId, resourceType: RESOURCES.alive.type }, said);
  return ok({});
});
