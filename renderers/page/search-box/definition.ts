/** A search box in the page, with words others search for (D36, D92). */
import { Type } from 'typebox';
import { searchHotGet, searchSuggestGet } from '#schemas/api/catalogue/search.ts';
import { request, type DataRequest } from '#schemas/page/data-request.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { ChoiceSchema, withDefault } from '#schemas/page/fragments.ts';
import { TextSchema } from '#schemas/page/text.ts';

export const definition = defineRenderer({
  kind: 'search-box',
  family: 'page',
  title: { cn: '搜索框', en: 'Search box' },
  description: {
    cn: '页面中的搜索框，下方可列出热搜词。没有脚本时也能搜索。',
    en: 'A search box in the page with popular searches below it. Searches without scripts too.',
  },
  offers: 'page-block',
  uses: ['search'],
  hydrate: 'idle',
  actions: { suggest: { endpoint: searchSuggestGet } },
  intents: ['search.submit'],
  props: Type.Object(
    {
      title: Type.Optional(TextSchema({ max: 40, description: 'Heading above the box' })),
      placeholder: Type.Optional(TextSchema({ max: 60, description: 'Hint inside the empty box' })),
      hot: withDefault(
        ChoiceSchema(['shop', 'own', 'none'], 'Popular searches: those of the shop, your own words, or none'),
        'shop',
      ),
      hot_words: Type.Optional(
        Type.Array(TextSchema({ min: 1, max: 30 }), {
          maxItems: 10,
          description: 'Your own words, at most ten',
        }),
      ),
      align: withDefault(ChoiceSchema(['left', 'center'], 'Where the box stands'), 'center'),
    },
    { additionalProperties: false },
  ),
  data: (props, context): { hot?: DataRequest<typeof searchHotGet> } =>
    props.hot === 'shop' && context.capabilities.hotSearch ? { hot: request(searchHotGet, {}) } : {},
});
