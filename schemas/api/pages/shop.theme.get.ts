/** The published theme, under data.theme (M217, D40). */
import { Type } from 'typebox';
import { ThemeSchema } from '../../shop/theme.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const shopThemeGet = defineEndpoint({
  name: 'shop.theme.get',
  area: 'pages',
  summary: 'Theme of the shop.',
  input: Type.Object({}),
  data: Type.Object({ theme: ThemeSchema }),
  access: 'anyone',
  gate: 'nothing',
});
