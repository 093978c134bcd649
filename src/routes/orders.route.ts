/** Orders (D71). */
import { defineRoute } from '#engine/define-route.ts';
import { orders } from '#schemas/page/fixed/orders.ts';
import { pageAt } from '#schemas/paths.ts';

export const route = defineRoute({
  ...pageAt('orders'),
  title: { cn: '我的订单', en: 'My orders' },
  shows: (context) => ({ kind: 'fixed', document: orders(context), status: 200 }),
});
