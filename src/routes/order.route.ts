/** One order (D71). */
import { defineRoute } from '#engine/define-route.ts';
import { order } from '#schemas/page/fixed/order.ts';
import { pageAt } from '#schemas/paths.ts';

export const route = defineRoute({
  ...pageAt('order'),
  title: { cn: '订单详情', en: 'Your order' },
  shows: (context) => ({ kind: 'fixed', document: order(context), status: 200 }),
});
