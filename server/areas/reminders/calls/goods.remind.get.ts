/** Answers whether the person asking waits for a good. */
import { goodsRemindGet } from '#schemas/api/reminders/goods.remind.get.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

export const goodsRemindGetHandler = handle(goodsRemindGet, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const key = { appId: shop.appId, goodsId: input.goods_id, userId: viewer.user.id };
  return ok({ is_on: await deps.stores.reminders.has(key) });
});
