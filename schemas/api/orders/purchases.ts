/** What a learner has bought, and goods that cost nothing. */
import { Type } from 'typebox';
import { OwnedTabSchema, PurchaseSchema } from '../../content/owned.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { ListSchema, PAGE_INPUT } from '../list.ts';
import { GoodsId, GoodsType } from '../../content/goods-id.ts';

/** What a person has bought or was given for good, the newest first, with what is over and what was given back (M224, D76). */
export const goodsPurchasedGet = defineEndpoint({
  name: 'goods.purchased.get',
  area: 'orders',
  summary: 'Purchases of the person of the session; each good once, as their best right to it stands.',
  input: Type.Object({ tab: Type.Optional(OwnedTabSchema), ...PAGE_INPUT }),
  data: ListSchema(PurchaseSchema, {}),
  access: 'learner',
  gate: 'read',
});

/** Takes a good that costs nothing (M224, D74): an order of 0 that is paid at once. */
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
