/** Begins a sign-in (M246). */
import { liveSignStart } from '#schemas/api/live/live.sign.start.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { hostingIn, isOnAir } from '../activities/in-room.ts';
import { startSign } from '../activities/signs.ts';

export const liveSignStartHandler = handle(liveSignStart, async (context) => {
  const { input, deps } = context;
  const hosting = await hostingIn(context, input.alive_id);
  if (!hosting.ok) return fail(hosting.code);
  if (!(await isOnAir(deps, hosting.key))) return fail('state-conflict');
  return ok(await startSign(deps, hosting.key, input.time));
});
