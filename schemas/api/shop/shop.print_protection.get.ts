/** Whether pages may not be printed or copied (M217, D18). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';

export const shopPrintProtectionGet = defineEndpoint({
  name: 'shop.print_protection.get',
  area: 'shop',
  summary: 'Print protection of the shop.',
  input: Type.Object({}),
  data: Type.Object({ is_gray: Type.Integer({ minimum: 0, maximum: 1 }) }),
  access: 'anyone',
  gate: 'nothing',
});
