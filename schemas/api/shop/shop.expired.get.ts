/** Whether the shop is still paid for: detail.version 1 is valid, anything else is expired (M70, M216, D15). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';

export const shopExpiredGet = defineEndpoint({
  name: 'shop.expired.get',
  area: 'shop',
  summary: 'Expiry of the shop.',
  input: Type.Object({}),
  data: Type.Object({
    detail: Type.Object({
      version: Type.Integer(),
      /** `YYYY-MM-DD HH:mm:ss` in the shop's time zone; empty where the shop has no end. */
      expire_at: Type.String(),
    }),
  }),
  access: 'anyone',
  gate: 'nothing',
});
