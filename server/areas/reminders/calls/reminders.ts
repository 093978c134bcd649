/** Answers the calls of reminders. */
import { goodsRemindGet, goodsRemindSet, REMINDERS_MAX } from '#schemas/api/reminders/reminders.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { PAY_STATE } from '#schemas/content/goods-state.ts';
import { readSale } from '../services/tell-open-sales.ts';

/** Answers whether the person asking waits for a good. */
export const goodsRemindGetHandler = handle(goodsRemindGet, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const key = { appId: shop.appId, goodsId: input.goods_id, userId: viewer.user.id };
  return ok({ is_on: await deps.stores.reminders.has(key) });
});

/** What ends by itself: the sale begins, or a seat is free again. */
const AWAITED: ReadonlySet<number> = new Set([PAY_STATE.willPay, PAY_STATE.soldOut]);

/** Sets a reminder for a good that cannot be bought now, or removes it. */
export const goodsRemindSetHandler = handle(goodsRemindSet, async (context) => {
  const { input, shop, deps, viewer, locale, request } = context;
  if (viewer === undefined) return fail('not-logged-in');
  const { appId } = shop;
  const key = { appId, goodsId: input.goods_id, userId: viewer.user.id };
  const { reminders } = deps.stores;
  if (!input.on) {
    await reminders.drop(key);
    return ok({ is_on: false });
  }
  const goods = await readSale(deps, appId, input.goods_id);
  if (goods === undefined) return fail('not-found');
  if (goods.state === 'off' || !AWAITED.has(goods.pay_state)) return fail('state-conflict');
  const isNew = !(await reminders.has(key));
  if (isNew && (await reminders.countOf(appId, key.userId)) >= REMINDERS_MAX) return fail('rate-limited');
  await reminders.add({ ...key, locale, origin: request.origin, createdAt: deps.clock.now() });
  return ok({ is_on: true });
});
