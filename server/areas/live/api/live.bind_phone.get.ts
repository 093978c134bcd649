/** Answers whether a phone is asked for first (M250). */
import { liveBindPhoneGet } from '#schemas/api/live/live.bind_phone.get.ts';
import { phoneBindOf } from '#schemas/shop/page-start.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { actingIn } from '../acts/in-room.ts';

export const liveBindPhoneGetHandler = handle(liveBindPhoneGet, async (context) => {
  const { input } = context;
  const acting = await actingIn(context, input.alive_id);
  if (!acting.ok) return fail(acting.code);
  const { viewer, shop } = context;
  const isAsked = phoneBindOf(shop.row.info).need_bind > 0 && acting.role !== 'host';
  return ok({ need_bind: isAsked && (viewer?.user.phone ?? '') === '' ? 1 : 0 });
});
