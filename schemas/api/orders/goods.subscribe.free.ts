/** Takes a good that costs nothing (M224, D74): an order of 0 that is paid at once. */
import { Type } from 'typebox';
import { GoodsId, GoodsType } from '../../content/goods-id.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const goodsSubscribeFree = defineEndpoint({
  name: 'goods.subscribe.free',
  alsoNamed: ['goods.subscribe_free_course'],
  area: 'orders',
  summary:
    'Gives the person of the session a good that is free for them now. Theirs already: the same answer, with an empty order_id. One that costs anything answers 40903 with its amount.',
  method: 'POST',
  input: Type.Object({ goods_id: GoodsId, goods_type: GoodsType }),
  data: Type.Object({ goods_id: Type.String(), order_id: Type.String() }),
  codes: [
    'sold-out',
    'price-changed',
    'state-conflict',
    'not-entitled',
    'super-vip-only',
    'not-designated',
    'course-password-needed',
    'delisted',
  ],
  access: 'learner',
  gate: 'order',
  rate: 'order-create',
});
