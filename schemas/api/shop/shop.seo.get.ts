/** Page defaults for title and description, in the language of the request (M72, M219). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';

export const shopSeoGet = defineEndpoint({
  name: 'shop.seo.get',
  area: 'shop',
  summary: 'SEO defaults of the shop.',
  input: Type.Object({}),
  data: Type.Object({ default_seo_title: Type.String(), default_seo_description: Type.String() }),
  access: 'anyone',
  gate: 'nothing',
});
