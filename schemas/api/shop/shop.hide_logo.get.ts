/** Whether the technical-support logo is hidden (M96, M216, D33). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';

export const shopHideLogoGet = defineEndpoint({
  name: 'shop.hide_logo.get',
  area: 'shop',
  summary: 'Hide-logo setting of the shop.',
  input: Type.Object({}),
  data: Type.Object({ is_hide: Type.Integer({ minimum: 0, maximum: 1 }) }),
  access: 'anyone',
  gate: 'nothing',
});
