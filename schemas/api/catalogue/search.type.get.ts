/** The content types among what a text finds, for the tabs over the results (M224, D92). */
import { Type } from 'typebox';
import { SEARCH_TEXT_MAX } from '../../constants.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const searchTypeGet = defineEndpoint({
  name: 'search.type.get',
  area: 'catalogue',
  summary: 'Content types among what a text finds, each with its number of goods, most first.',
  input: Type.Object({ content: Type.String({ minLength: 1, maxLength: SEARCH_TEXT_MAX }) }),
  data: Type.Object({
    total: Type.Integer(),
    list: Type.Array(Type.Object({ type: Type.Integer(), count: Type.Integer() })),
  }),
  access: 'anyone',
  gate: 'read',
  rate: 'search',
});
