/** Answers whether chat comes by a socket (D97). */
import { liveImGrayGet } from '#schemas/api/live/live.im_gray.get.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { visitingIn } from '../activities/in-room.ts';

export const liveImGrayGetHandler = handle(liveImGrayGet, async (context) => {
  const { input } = context;
  const visiting = await visitingIn(context, input.alive_id);
  if (!visiting.ok) return fail(visiting.code);
  return ok({ im_gray: visiting.room.hasSocket ? 1 : 0 });
});
