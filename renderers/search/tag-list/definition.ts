/** The screen of a tag's goods: to narrow by type, to order and to leaf through (M20, D22). */
import { Type } from 'typebox';
import { tagResourcesGet } from '#schemas/api/catalogue/tags.ts';
import { LIST_PAGE_MAX } from '#schemas/constants.ts';
import { ALL_TAG, LIST_SORTS } from '#schemas/content/listing.ts';
import { request } from '#schemas/page/data-request.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { ChoiceSchema, withDefault } from '#schemas/page/fragments.ts';
import { ID_PATTERN } from '#schemas/id.ts';

export const definition = defineRenderer({
  kind: 'tag-list',
  family: 'search',
  title: { cn: '分类列表', en: 'Tag list' },
  description: {
    cn: '一个分类的全部商品，可按类型筛选、排序和翻页；一切状态都在网址里。',
    en: 'Every good of a tag, with types, orders and pages. All of its state stands in the address.',
  },
  offers: 'screen',
  // Every way through the list is a link, so nothing of it has to wake.
  hydrate: 'never',
  props: Type.Object(
    {
      tag_id: withDefault(
        Type.String({ pattern: ID_PATTERN, description: 'Tag whose goods are shown; 0 is all of them' }),
        ALL_TAG,
      ),
      component_id: withDefault(
        Type.String({
          pattern: '^[A-Za-z0-9_-]{0,64}$',
          description: 'Block of a page whose own list is shown whole; empty for the tag’s',
        }),
        '',
      ),
      sort: withDefault(ChoiceSchema(LIST_SORTS, 'Order of the goods'), 'default'),
      type: withDefault(
        Type.Integer({ minimum: 0, maximum: 999, description: 'Resource type shown; 0 for any' }),
        0,
      ),
      page: withDefault(
        Type.Integer({ minimum: 1, maximum: LIST_PAGE_MAX, description: 'Page of the list' }),
        1,
      ),
    },
    { additionalProperties: false },
  ),
  data: ({ tag_id, component_id, sort, type, page }) => ({
    list: request(tagResourcesGet, {
      tag_id,
      sort,
      page,
      ...(component_id === '' ? {} : { component_id }),
      ...(type === 0 ? {} : { resource_type: type }),
    }),
  }),
});
