/** Answers what the host sets and offers. */
import { liveHostGet } from '#schemas/api/live/live.host.get.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { hostingIn } from '../activities/in-room.ts';
import { readHosting } from '../activities/host.ts';

export const liveHostGetHandler = handle(liveHostGet, async (context) => {
  const { input } = context;
  const hosting = await hostingIn(context, input.alive_id);
  if (!hosting.ok) return fail(hosting.code);
  return ok(await readHosting(context, hosting));
});
