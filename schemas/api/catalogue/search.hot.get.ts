/** Hot search words of the shop, at most ten (M83, M223, D92). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';

export const searchHotGet = defineEndpoint({
  name: 'search.hot.get',
  area: 'catalogue',
  summary: 'Hot search words; the body is empty.',
  method: 'POST',
  input: Type.Object({}),
  data: Type.Array(Type.Object({ word: Type.String() }), { maxItems: 10 }),
  access: 'anyone',
  gate: 'read',
  rate: 'search',
  tags: () => ['hot-words'],
});
