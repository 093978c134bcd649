/** Footer template data of the shop and the tabs of its detail pages (M92-M98, M219, D39, D41). */
import { Type } from 'typebox';
import { FooterSchema } from '../../shop/footer.ts';
import { TabSchema } from '../../shop/tab-set.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const shopTemplateGet = defineEndpoint({
  name: 'shop.template.get',
  area: 'pages',
  summary: 'Footer template of the shop, absent where it published none, and the tabs of each type of goods.',
  input: Type.Object({}),
  data: Type.Object({
    footer: Type.Optional(FooterSchema),
    /** By numeric resource type, in order, as they are shown; an empty tab is hidden by the page itself. */
    tabs: Type.Record(Type.String(), Type.Array(TabSchema)),
  }),
  access: 'anyone',
  gate: 'read',
  tags: () => ['document:footer/main', 'document:tabs/main'],
});
