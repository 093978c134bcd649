/** The screen of a search: box, tabs with counts, results with what was found marked, or what to look at instead (M32, M33, D92). */
import { Type } from 'typebox';
import {
  searchGet,
  searchRecommendGet,
  searchSuggestGet,
  searchTypeGet,
} from '#schemas/api/catalogue/search.ts';
import { SEARCH_TEXT_MAX } from '#schemas/constants.ts';
import { request, type DataRequest } from '#schemas/page/data-request.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { SEARCH_PAGES_MAX } from '#schemas/search/search-text.ts';

/** A type, not an interface: only a type fits a plan of any names. */
type Asks = {
  matches?: DataRequest<typeof searchGet>;
  types?: DataRequest<typeof searchTypeGet>;
  /** Where nothing is searched for yet. */
  popular?: DataRequest<typeof searchRecommendGet>;
};

export const definition = defineRenderer({
  kind: 'results',
  family: 'search',
  title: { cn: '搜索结果', en: 'Search results' },
  description: {
    cn: '搜索页：搜索框、按内容类型分的结果、搜索历史；没有结果时推荐内容',
    en: 'The search page: box, results by content type, history; goods to look at where nothing is found',
  },
  offers: 'screen',
  uses: ['search'],
  hydrate: 'idle',
  actions: { suggest: { endpoint: searchSuggestGet } },
  intents: ['search.submit'],
  props: Type.Object(
    {
      content: Type.String({ maxLength: SEARCH_TEXT_MAX, description: 'What is searched for' }),
      type: Type.Integer({ minimum: 0, maximum: 999, description: 'Resource type of the tab; 0 for all' }),
      page: Type.Integer({ minimum: 1, maximum: SEARCH_PAGES_MAX, description: 'Page of the results' }),
      refused: Type.Boolean({ description: 'Empty text was sent without script (M183)' }),
    },
    { additionalProperties: false },
  ),
  data: ({ content, type, page }): Asks =>
    content === ''
      ? { popular: request(searchRecommendGet, {}) }
      : {
          matches: request(searchGet, { content, type, page }),
          types: request(searchTypeGet, { content }),
        },
});
