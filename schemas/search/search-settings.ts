/** What a merchant says of the shop's search, as a document: words that mean the same. */
import { Type, type Static } from 'typebox';

const SYNONYM_GROUPS_MAX = 200;
const SYNONYM_WORDS_MAX = 12;

export const SearchSettingsSchema = Type.Object(
  {
    synonyms: Type.Array(
      Type.Array(Type.String({ minLength: 1, maxLength: 30 }), {
        minItems: 2,
        maxItems: SYNONYM_WORDS_MAX,
        description: 'Words that mean the same, in any language: a search for one finds the others too',
      }),
      { maxItems: SYNONYM_GROUPS_MAX, description: 'Groups of words that mean the same' },
    ),
  },
  { additionalProperties: false },
);
export type SearchSettings = Static<typeof SearchSettingsSchema>;

/** What a shop without such a document has. */
export const NO_SEARCH_SETTINGS: SearchSettings = { synonyms: [] };
