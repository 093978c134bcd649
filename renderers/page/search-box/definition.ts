/** A search box in the page, with words others search for (D36, D92). */
import { Type } from 'typebox';
import { searchHotGet, searchSuggestGet } from '#schemas/api/catalogue/search.ts';
import { request, type DataRequest } from '#schemas/page/data-request.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { alignField } from '#schemas/page/block-fields.ts';
import { field } from '#schemas/page/field.ts';
import { NamedSchema, withDefault } from '#schemas/page/fragments.ts';
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
      title: field({ cn: '标题', en: 'Heading' }, Type.Optional(TextSchema({ max: 40 }))),
      placeholder: field(
        {
          cn: '占位文字',
          en: 'Placeholder',
          help: { cn: '输入框为空时的提示', en: 'Hint inside the empty box' },
        },
        Type.Optional(TextSchema({ max: 60 })),
      ),
      hot: field(
        { cn: '热门搜索', en: 'Popular searches' },
        withDefault(
          NamedSchema({
            shop: { cn: '店铺的热搜词', en: 'Those of the shop' },
            own: { cn: '自己填写', en: 'Words of your own' },
            none: { cn: '不显示', en: 'None' },
          }),
          'shop',
        ),
      ),
      hot_words: field(
        {
          cn: '自己的热搜词',
          en: 'Your own words',
          help: { cn: '热门搜索选“自己填写”时使用', en: 'Used when popular searches are words of your own' },
        },
        Type.Optional(Type.Array(TextSchema({ min: 1, max: 30 }), { maxItems: 10 })),
      ),
      align: alignField('center'),
    },
    { additionalProperties: false },
  ),
  data: (props, context): { hot?: DataRequest<typeof searchHotGet> } =>
    props.hot === 'shop' && context.capabilities.hotSearch ? { hot: request(searchHotGet, {}) } : {},
});
