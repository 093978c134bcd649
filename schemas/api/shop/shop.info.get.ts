/** The shop record of page start, as the wire has it (M70, M73, D9). */
import { Type } from 'typebox';
import { ShopInfoSchema } from '../../shop/shop-info.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const shopInfoGet = defineEndpoint({
  name: 'shop.info.get',
  area: 'shop',
  summary: 'The record of the shop this host belongs to.',
  input: Type.Object({}),
  data: ShopInfoSchema,
  access: 'anyone',
  gate: 'nothing',
});
