/** Provinces, cities and districts. */
import { Type } from 'typebox';
import { Flag } from '../../flag.ts';
import { defineEndpoint } from '../define-endpoint.ts';

/** Regions of one level (M228, D91): provinces without a parent, then cities, then districts. */
export const formRegionGet = defineEndpoint({
  name: 'form.region.get',
  area: 'regions',
  summary: 'code and name of each, in the language of the request.',
  input: Type.Object({ parent: Type.Optional(Type.String({ pattern: '^\\d{2,6}$' })) }),
  data: Type.Object({
    list: Type.Array(
      Type.Object({
        code: Type.String(),
        name: Type.String(),
        /** 1 where there are regions below this one. */
        has_more: Flag,
      }),
    ),
  }),
  access: 'anyone',
  gate: 'read',
});
