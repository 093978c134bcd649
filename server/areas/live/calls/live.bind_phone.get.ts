/** Answers whether a phone is asked for first (M250). */
import { liveBindPhoneGet } from '#schemas/api/live/live.bind_phone.get.ts';
import { phoneBindOf } from '#schemas/shop/page-start.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { atDoorOf } from '../activities/in-room.ts';

export const liveBindPhoneGetHandler = handle(liveBindPhoneGet, async (context) => {
  const { input } = context;
  const { viewer, shop } = context;
  if (viewer === undefined) return fail('not-logged-in');
  const visiting = await atDoorOf(context, input.alive_id);
  if (!visiting.ok) return fail(visiting.code);
  const isAsked = phoneBindOf(shop.row.info).need_bind > 0 && visiting.role !== 'host';
  return ok({ need_bind: isAsked && viewer.user.phone === '' ? 1 : 0 });
});
