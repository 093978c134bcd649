/** Whether and where the shop can be searched (M82, M224). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';

export const searchStatusGet = defineEndpoint({
  name: 'search.status.get',
  area: 'catalogue',
  summary: 'Whether the navbar offers the search, what it searches, and whether it shows hot words.',
  input: Type.Object({}),
  data: Type.Object({
    /** 0 means shown (M82). */
    is_show_search: Type.Union([Type.Literal(0), Type.Literal(1)]),
    scope: Type.Union([Type.Literal('courses'), Type.Literal('company')]),
    is_show_hot: Type.Union([Type.Literal(0), Type.Literal(1)]),
  }),
  access: 'anyone',
  gate: 'read',
});
