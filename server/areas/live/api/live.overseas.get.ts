/** Answers other hosts a player may try (D105). */
import { liveOverseasGet } from '#schemas/api/live/live.overseas.get.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { visitingIn } from '../acts/in-room.ts';

export const liveOverseasGetHandler = handle(liveOverseasGet, async (context) => {
  const { input } = context;
  const visiting = await visitingIn(context, input.alive_id);
  if (!visiting.ok) return fail(visiting.code);
  return ok({ is_overseas: false, hosts: [] });
});
