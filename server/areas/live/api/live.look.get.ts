/** Answers how long this person may look (D103). */
import { liveLookGet } from '#schemas/api/live/live.look.get.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { visitingIn } from '../acts/in-room.ts';
import { lookOf, NO_LOOK } from '../rules/look.ts';

export const liveLookGetHandler = handle(liveLookGet, async (context) => {
  const { input, deps } = context;
  const visiting = await visitingIn(context, input.alive_id);
  if (!visiting.ok) return fail(visiting.code);
  const { room, member } = visiting;
  return ok(lookOf(visiting.isTrial ? room : NO_LOOK, member?.firstEnteredAt, deps.clock.now()));
});
