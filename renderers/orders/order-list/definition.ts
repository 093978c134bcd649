/** The orders of who is here, by where they stand (D71). */
import { Type } from 'typebox';
import { orderListGet } from '#schemas/api/orders/orders.ts';
import { ORDER_TABS } from '#schemas/order/order-state.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { ChoiceSchema } from '#schemas/page/fragments.ts';

export const definition = defineRenderer({
  kind: 'order-list',
  family: 'orders',
  title: { cn: '我的订单', en: 'My orders' },
  description: {
    cn: '本人的订单，按全部、待支付、已支付、退款分类，可继续加载',
    en: 'One’s own orders by all, unpaid, paid and refunds; more can be shown',
  },
  offers: 'screen',
  uses: ['order'],
  hydrate: 'load',
  actions: { list: { endpoint: orderListGet } },
  props: Type.Object({ tab: ChoiceSchema(ORDER_TABS) }, { additionalProperties: false }),
});
