/** Answers what a page fetches before the room begins (D105, decision 445). */
import { livePreheatGet } from '#schemas/api/live/live.preheat.get.ts';
import { secondsOf } from '#schemas/time.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { visitingIn } from '../activities/in-room.ts';
import { preheatOf } from '../rules/preheat.ts';

export const livePreheatGetHandler = handle(livePreheatGet, async (context) => {
  const { input, deps } = context;
  const visiting = await visitingIn(context, input.alive_id);
  if (!visiting.ok) return fail(visiting.code);
  const { facts, room, goods, key } = visiting;
  const media = await deps.live.media.sourceOf(key);
  return ok(preheatOf({ facts, room, cover: goods.cover, media }, secondsOf(deps.clock.now())));
});
