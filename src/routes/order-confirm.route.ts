/** Buying one good, or taking a free one (D71, D74). */
import { defineRoute } from '#engine/define-route.ts';
import { orderConfirm } from '#schemas/page/fixed/order-confirm.ts';
import { pageAt } from '#schemas/paths.ts';

export const route = defineRoute({
  ...pageAt('order-confirm'),
  title: { cn: '确认订单', en: 'Confirm your order' },
  shows: (context) => ({ kind: 'fixed', document: orderConfirm(context), status: 200 }),
});
