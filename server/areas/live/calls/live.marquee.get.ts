/** Answers what moves over the picture (D105). */
import { liveMarqueeGet } from '#schemas/api/live/live.marquee.get.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { visitingIn } from '../activities/in-room.ts';
import { marqueeOf } from '../rules/marquee.ts';

export const liveMarqueeGetHandler = handle(liveMarqueeGet, async (context) => {
  const { input } = context;
  const visiting = await visitingIn(context, input.alive_id);
  if (!visiting.ok) return fail(visiting.code);
  return ok(marqueeOf(visiting.room, context.viewer?.user));
});
