/** Goods of the shop that a text finds, best first (M224, D92). */
import { Type } from 'typebox';
import { SEARCH_TEXT_MAX } from '../../constants.ts';
import { GoodsCardSchema } from '../../content/goods-card.ts';
import { SearchResultSchema } from '../../content/search-result.ts';
import { SEARCH_PAGES_MAX } from '../../search/search-text.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const searchGet = defineEndpoint({
  name: 'search.get',
  area: 'catalogue',
  summary:
    'Goods on sale that a text finds, in pages, with the parts found; popular goods where it finds none.',
  input: Type.Object({
    content: Type.String({ minLength: 1, maxLength: SEARCH_TEXT_MAX }),
    /** Numeric resource type; 0 or absent for all. */
    type: Type.Optional(Type.Integer({ minimum: 0, maximum: 999 })),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: SEARCH_PAGES_MAX })),
  }),
  data: Type.Object({
    list: Type.Array(SearchResultSchema),
    total: Type.Integer(),
    page: Type.Integer(),
    page_size: Type.Integer(),
    has_more: Type.Boolean(),
    /** Only where nothing was found. */
    recommend: Type.Array(GoodsCardSchema),
    /** What may have been meant by a text that finds nothing, and finds something. */
    meant: Type.Optional(Type.String()),
  }),
  access: 'anyone',
  gate: 'read',
  rate: 'search',
});
