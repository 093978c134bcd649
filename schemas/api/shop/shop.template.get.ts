/** Footer template data of the shop (M92-M98, M219, D41). */
import { Type } from 'typebox';
import { FooterSchema } from '../../shop/footer.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const shopTemplateGet = defineEndpoint({
  name: 'shop.template.get',
  area: 'shop',
  summary: 'Footer template of the shop; absent where it published none.',
  input: Type.Object({}),
  data: Type.Object({ footer: Type.Optional(FooterSchema) }),
});
