/** Live rooms of the shop: on air first, then those to come, then what can be watched again (D36, M240). */
import { Type } from 'typebox';
import { goodsCardsGet } from '#schemas/api/catalogue/goods.ts';
import { RESOURCES } from '#schemas/content/resource-type.ts';
import { headingFields, limitField, moreFields, pickedHelp } from '#schemas/page/block-fields.ts';
import { request } from '#schemas/page/data-request.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { field } from '#schemas/page/field.ts';
import { NamedSchema, withDefault } from '#schemas/page/fragments.ts';

export const definition = defineRenderer({
  kind: 'live-list',
  family: 'page',
  title: { cn: '直播列表', en: 'Live rooms' },
  description: {
    cn: '直播间列表：正在直播的在前，然后是预告，最后是回放。自动更新，也可手选。',
    en: 'Live rooms: those on air first, then the ones to come, then replays. By themselves, or picked by hand.',
  },
  offers: 'page-block',
  hydrate: 'never',
  props: Type.Object(
    {
      ...headingFields,
      ...moreFields,
      source: field(
        { cn: '直播来源', en: 'Source' },
        withDefault(
          NamedSchema({
            newest: { cn: '自动：正在直播和预告', en: 'On air and to come' },
            manual: { cn: '手动选择', en: 'Picked by hand' },
          }),
          'newest',
        ),
      ),
      ids: field(
        { cn: '直播间编号', en: 'IDs of the rooms', help: pickedHelp, ref: 'goods' },
        withDefault(Type.Array(Type.String({ maxLength: 64 }), { maxItems: 12 }), []),
      ),
      limit: limitField({ cn: '直播间个数', en: 'Rooms at most' }, { maximum: 12, value: 3 }),
      layout: field(
        { cn: '排列方式', en: 'Layout', group: 'layout' },
        withDefault(
          NamedSchema({
            cards: { cn: '卡片，一行三个', en: 'Cards, three a row' },
            schedule: { cn: '课表，一行一个', en: 'Timetable, one a line' },
          }),
          'cards',
        ),
      ),
    },
    { additionalProperties: false },
  ),
  data: ({ source, ids, limit }) => ({
    rooms: request(goodsCardsGet, {
      queries: [
        source === 'manual' ? { source, ids, type: RESOURCES.alive.type, limit } : { source: 'live', limit },
      ],
    }),
  }),
});
