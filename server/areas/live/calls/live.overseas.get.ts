/** Answers other hosts a player may try (D105). */
import { liveOverseasGet } from '#schemas/api/live/live.overseas.get.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { visitingIn } from '../activities/in-room.ts';

export const liveOverseasGetHandler = handle(liveOverseasGet, async (context) => {
  const { input, deps } = context;
  const visiting = await visitingIn(context, input.alive_id);
  if (!visiting.ok) return fail(visiting.code);
  const hosts = await deps.live.media.hostsOf(visiting.key);
  return ok({ is_overseas: hosts.length > 0, hosts });
});
