/** Live rooms of the shop: on air first, then those to come, then what can be watched again (D36, M240). */
import { Type } from 'typebox';
import { goodsCardsGet } from '#schemas/api/catalogue/goods.ts';
import { RESOURCES } from '#schemas/content/resource-type.ts';
import { headingFields, moreFields } from '#schemas/page/block-fields.ts';
import { request } from '#schemas/page/data-request.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { ChoiceSchema, withDefault } from '#schemas/page/fragments.ts';

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
      ...headingFields('Heading above the rooms'),
      ...moreFields,
      source: withDefault(
        ChoiceSchema(['newest', 'manual'], 'What is on and coming by itself, or rooms picked by hand'),
        'newest',
      ),
      ids: withDefault(
        Type.Array(Type.String({ maxLength: 64 }), {
          maxItems: 12,
          description: 'Ids of the rooms picked by hand',
        }),
        [],
      ),
      limit: withDefault(Type.Integer({ minimum: 1, maximum: 12, description: 'Rooms at most' }), 3),
      layout: withDefault(
        ChoiceSchema(['cards', 'schedule'], 'Pictures three a row, or a timetable with one room a line'),
        'cards',
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
