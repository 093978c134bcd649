/** The published floating side menu (M99-M104, M217, D34). */
import { Type } from 'typebox';
import { SuspendMenuSchema } from '../../shop/suspend-menu.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const shopSuspendGet = defineEndpoint({
  name: 'shop.suspend.get',
  area: 'pages',
  summary: 'Floating side menu of the shop.',
  input: Type.Object({}),
  data: SuspendMenuSchema,
  access: 'anyone',
  gate: 'read',
});
