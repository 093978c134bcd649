/** Four to ten ways into the shop, each with a picture or an icon (D36). */
import { Type, type Static } from 'typebox';
import { ChoiceSchema, ImageUrlSchema, withDefault } from '#schemas/page/fragments.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { LinkSchema } from '#schemas/page/link.ts';
import { TextSchema } from '#schemas/page/text.ts';

/** Icons a merchant may choose from; a subset of our own set, named for what they show. */
export const ENTRY_ICONS = [
  'course',
  'video',
  'audio',
  'article',
  'live',
  'column',
  'topic',
  'camp',
  'book',
  'member',
  'community',
  'activity',
  'exam',
  'class',
  'spark',
  'gift',
  'fire',
  'star',
  'clock',
  'service',
  'practice',
  'shield',
  'goods',
  'image',
  'shelf',
  'breath',
  'letters',
  'pause',
  'wave',
] as const;

const EntrySchema = Type.Object(
  {
    title: TextSchema({ min: 1, max: 24, description: 'Name of the way' }),
    note: Type.Optional(TextSchema({ max: 32, description: 'A few small words below the name' })),
    icon: Type.Optional(ChoiceSchema(ENTRY_ICONS, 'An icon of our set; a picture takes its place')),
    image: Type.Optional(ImageUrlSchema('A square picture of your own, best 128 × 128')),
    link: Type.Optional(LinkSchema),
  },
  { additionalProperties: false },
);
export type Entry = Static<typeof EntrySchema>;

export const definition = defineRenderer({
  kind: 'icon-nav',
  family: 'page',
  title: { cn: '图标导航', en: 'Icon navigation' },
  description: {
    cn: '四到十个入口，图标或图片加名称，把人带到分类、频道或活动。',
    en: 'Four to ten entries of an icon or picture with a name, leading to categories, channels or events.',
  },
  offers: 'page-block',
  hydrate: 'never',
  props: Type.Object(
    {
      label: Type.Optional(
        TextSchema({ max: 40, description: 'What the entries have in common; read aloud, not shown' }),
      ),
      entries: Type.Array(EntrySchema, {
        minItems: 4,
        maxItems: 10,
        description: 'The entries, first to last',
      }),
      look: withDefault(ChoiceSchema(['card', 'plain'], 'On a raised card, or straight on the page'), 'card'),
    },
    { additionalProperties: false },
  ),
});
