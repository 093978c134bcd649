/** What a person has bought or was given for good, the newest first, with what is over and what was given back (M224, D76). */
import { Type } from 'typebox';
import { OwnedTabSchema, PurchaseSchema } from '../../content/owned.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { ListSchema, PAGE_INPUT } from '../list.ts';

export const goodsPurchasedGet = defineEndpoint({
  name: 'goods.purchased.get',
  area: 'orders',
  summary: 'Purchases of the person of the session; each good once, as their best right to it stands.',
  input: Type.Object({ tab: Type.Optional(OwnedTabSchema), ...PAGE_INPUT }),
  data: ListSchema(PurchaseSchema, {}),
  access: 'learner',
  gate: 'read',
});
