/** Search over the goods of a shop. */
import { Type, type Static } from 'typebox';
import { SEARCH_TEXT_MAX, GOODS_INTERFACE_VERSION } from '../../constants.ts';
import { GoodsCardSchema } from '../../content/goods-card.ts';
import { SearchResultSchema, MarkSchema } from '../../content/search-result.ts';
import { SEARCH_PAGES_MAX } from '../../search/search-text.ts';
import { defineEndpoint } from '../define-endpoint.ts';

/** Goods of the shop that a text finds, best first (M224, D92). */
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

/** The content types among what a text finds, for the tabs over the results (M224, D92). */
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

/** What somebody may mean while they type: goods, teachers, and the word they may have mistyped (D92). */
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

/** Hot search words of the shop, at most ten (M83, M223, D92). */
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

/** Goods to look at before, or instead of, a search (M224, D92). */
export const searchRecommendGet = defineEndpoint({
  name: 'search.recommend.get',
  alsoNamed: ['goods.recommends.get'],
  area: 'catalogue',
  summary: 'The most popular goods of the shop, for a search that has found nothing or has not begun.',
  version: GOODS_INTERFACE_VERSION,
  input: Type.Object({}),
  data: Type.Object({ list: Type.Array(GoodsCardSchema) }),
  access: 'anyone',
  gate: 'read',
});

/** Whether and where the shop can be searched (M82, M224). */
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
