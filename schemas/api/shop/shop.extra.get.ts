/** Analytics id and custom meta tags of the shop; never a script (M219, D41). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';

export const shopExtraGet = defineEndpoint({
  name: 'shop.extra.get',
  area: 'shop',
  summary: 'Extra head data of the shop.',
  input: Type.Object({}),
  data: Type.Object({
    analytics_id: Type.String(),
    head_meta: Type.Array(Type.Object({ name: Type.String(), content: Type.String() })),
  }),
  access: 'anyone',
  gate: 'nothing',
});
