/** Takes hearts; a second later they are told to all. */
import { liveReact } from '#schemas/api/live/live.react.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { actingIn, isOnAir } from '../activities/in-room.ts';

export const liveReactHandler = handle(liveReact, async (context) => {
  const { input, deps } = context;
  const acting = await actingIn(context, input.alive_id);
  if (!acting.ok) return fail(acting.code);
  if (!(await isOnAir(deps, acting.key))) return fail('state-conflict');
  deps.live.crowd.hearts.add(acting.key, input.count);
  return ok({ taken: input.count });
});
