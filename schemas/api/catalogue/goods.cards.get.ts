/** GET-like read of goods for any number of lists at once: lists[i] answers queries[i]; calls of one page are merged. */
import { Type } from 'typebox';
import { GoodsCardSchema, GoodsQuerySchema } from '../../content/goods-card.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const goodsCardsGet = defineEndpoint({
  name: 'goods.cards.get',
  area: 'catalogue',
  summary: 'Cards of goods for one or more lists; a good that is gone or delisted is left out.',
  method: 'POST',
  input: Type.Object({ queries: Type.Array(GoodsQuerySchema, { maxItems: 100 }) }),
  data: Type.Object({ lists: Type.Array(Type.Array(GoodsCardSchema)) }),
  access: 'anyone',
  gate: 'read',
  batch: { input: 'queries', data: 'lists' },
  tags: (_input, data) => ['goods', ...data.lists.flat().map((card) => `goods:${card.id}`)],
});
