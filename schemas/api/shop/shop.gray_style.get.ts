/** Whether pages are drawn in grey: by the shop or by the platform for a day (M219, D18). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';

export const shopGrayStyleGet = defineEndpoint({
  name: 'shop.gray_style.get',
  area: 'shop',
  summary: 'Grey style of the shop.',
  input: Type.Object({}),
  data: Type.Object({
    is_gray_page: Type.Integer({ minimum: 0, maximum: 1 }),
    gray_flag: Type.Integer({ minimum: 0, maximum: 1 }),
  }),
  access: 'anyone',
  gate: 'nothing',
});
