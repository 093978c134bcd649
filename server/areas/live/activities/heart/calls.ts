/** Answers the call of hearts. */
import { liveReact } from '#schemas/api/live/hearts.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { actingIn, isOnAir } from '../../services/in-room.ts';

/** Takes hearts; a second later they are told to all. */
export const liveReactHandler = handle(liveReact, async (context) => {
  const { input, deps } = context;
  const acting = await actingIn(context, input.alive_id);
  if (!acting.ok) return fail(acting.code);
  if (!(await isOnAir(deps, acting.key))) return fail('state-conflict');
  deps.live.crowd.heart.add(acting.key, input.count);
  return ok({ taken: input.count });
});
