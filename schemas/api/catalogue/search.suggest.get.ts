/** What somebody may mean while they type: goods, teachers, and the word they may have mistyped (D92). */
import { Type, type Static } from 'typebox';
import { SEARCH_TEXT_MAX } from '../../constants.ts';
import { MarkSchema } from '../../content/search-result.ts';
import { defineEndpoint } from '../define-endpoint.ts';

const SuggestionsSchema = Type.Object({
  goods: Type.Array(
    Type.Object({
      id: Type.String(),
      type: Type.Integer(),
      title: Type.String(),
      cover: Type.String(),
      teacher: Type.String(),
      marks: Type.Array(MarkSchema),
    }),
  ),
  /** Names of teachers the text begins or holds. */
  teachers: Type.Array(Type.String()),
  /** Only where nothing is found as it was typed. */
  meant: Type.Optional(Type.String()),
});
export type Suggestions = Static<typeof SuggestionsSchema>;

export const searchSuggestGet = defineEndpoint({
  name: 'search.suggest.get',
  area: 'catalogue',
  summary:
    'Goods and teachers for a text that is still being typed, and what may be meant by one that finds nothing.',
  input: Type.Object({ content: Type.String({ minLength: 1, maxLength: SEARCH_TEXT_MAX }) }),
  data: SuggestionsSchema,
  access: 'anyone',
  gate: 'read',
  rate: 'suggest',
});
