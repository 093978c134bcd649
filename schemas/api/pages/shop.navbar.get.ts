/** The published navbar (M75-M86, M217, D32). */
import { Type } from 'typebox';
import { NavbarSchema } from '../../shop/navbar.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const shopNavbarGet = defineEndpoint({
  name: 'shop.navbar.get',
  area: 'pages',
  summary: 'Navbar of the shop.',
  input: Type.Object({}),
  data: NavbarSchema,
  access: 'anyone',
  gate: 'read',
});
