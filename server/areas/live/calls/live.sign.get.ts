/** Answers the sign-in that is open (M246). */
import { liveSignGet } from '#schemas/api/live/live.sign.get.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { visitingIn } from '../activities/in-room.ts';
import { readSign } from '../activities/signs.ts';

export const liveSignGetHandler = handle(liveSignGet, async (context) => {
  const { input, deps } = context;
  const visiting = await visitingIn(context, input.alive_id);
  if (!visiting.ok) return fail(visiting.code);
  return ok(await readSign(deps, visiting.key, visiting.userId));
});
