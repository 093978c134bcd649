/** Routes of buying: the order to confirm, orders, what was bought. */
import { defineRoute } from '#engine/define-route.ts';
import { purchases, order, orderConfirm, orders } from '#schemas/page/fixed/orders.ts';
import { pageAt } from '#schemas/paths.ts';

/** One order (D71). */
export const orderRoute = defineRoute({
  ...pageAt('order'),
  title: { cn: '订单详情', en: 'Your order' },
  shows: (context) => ({ kind: 'fixed', document: order(context), status: 200 }),
});

/** Buying one good, or taking a free one (D71, D74). */
export const orderConfirmRoute = defineRoute({
  ...pageAt('order-confirm'),
  title: { cn: '确认订单', en: 'Confirm your order' },
  shows: (context) => ({ kind: 'fixed', document: orderConfirm(context), status: 200 }),
});

/** Purchases (M25). */
export const boughtRoute = defineRoute({
  ...pageAt('bought'),
  title: { cn: '已购', en: 'My purchases' },
  shows: (context) => ({ kind: 'fixed', document: purchases(context), status: 200 }),
});

/** Orders (D71). */
export const ordersRoute = defineRoute({
  ...pageAt('orders'),
  title: { cn: '我的订单', en: 'My orders' },
  shows: (context) => ({ kind: 'fixed', document: orders(context), status: 200 }),
});
