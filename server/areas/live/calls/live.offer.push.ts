/** Shows a good or a coupon to everybody (D101). */
import { liveOfferPush } from '#schemas/api/live/live.offer.push.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { hostingIn, isOnAir } from '../activities/in-room.ts';
import { pushOffer } from '../activities/offers.ts';

export const liveOfferPushHandler = handle(liveOfferPush, async (context) => {
  const { input, deps } = context;
  const hosting = await hostingIn(context, input.alive_id);
  if (!hosting.ok) return fail(hosting.code);
  if (!(await isOnAir(deps, hosting.key))) return fail('state-conflict');

  const pushed = await pushOffer(context, hosting, { kind: input.kind, id: input.id });
  return pushed === undefined ? fail('not-found') : ok({ offset: pushed });
});
