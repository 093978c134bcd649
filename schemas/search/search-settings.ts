/** What a merchant says of the shop's search, as a document: words that mean the same. */
import { Type, type Static } from 'typebox';
import { field } from '../page/field.ts';

const SYNONYM_GROUPS_MAX = 200;
const SYNONYM_WORDS_MAX = 12;

export const SearchSettingsSchema = Type.Object(
  {
    synonyms: field(
      {
        cn: '同义词',
        en: 'Synonyms',
        help: {
          cn: '每组词意思相同，搜其中一个也能找到其他的；可以混用各种语言',
          en: 'Groups of words that mean the same, in any language: a search for one finds the others too',
        },
      },
      Type.Array(
        Type.Array(Type.String({ minLength: 1, maxLength: 30 }), {
          minItems: 2,
          maxItems: SYNONYM_WORDS_MAX,
        }),
        { maxItems: SYNONYM_GROUPS_MAX },
      ),
    ),
  },
  { additionalProperties: false },
);
export type SearchSettings = Static<typeof SearchSettingsSchema>;

/** What a shop without such a document has. */
export const NO_SEARCH_SETTINGS: SearchSettings = { synonyms: [] };
