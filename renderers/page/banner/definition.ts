/** A carousel of one to ten pictures, each with words and a button over it if the merchant likes (D36). */
import { Type, type Static } from 'typebox';
import { headingField, pictureFields, subtitleField } from '#schemas/page/block-fields.ts';
import { ChoiceSchema, withDefault } from '#schemas/page/fragments.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { LinkSchema } from '#schemas/page/link.ts';
import { TextSchema } from '#schemas/page/text.ts';

const INKS = ['light', 'dark'] as const;

const SlideSchema = Type.Object(
  {
    ...pictureFields('Picture, best 1920 × 640; words stand over it, so none need to be drawn into it', {
      alt: 'What the picture shows, where no title says it already',
    }),
    eyebrow: Type.Optional(TextSchema({ max: 30, description: 'A few small words above the title' })),
    title: headingField('Title over the picture'),
    subtitle: subtitleField('One sentence below the title'),
    button: Type.Optional(
      TextSchema({ max: 24, description: 'Words of the button; without them the whole picture is the link' }),
    ),
    link: Type.Optional(LinkSchema),
    ink: Type.Optional(
      ChoiceSchema(INKS, 'Light or dark words on this picture, where it differs from the others'),
    ),
  },
  { additionalProperties: false, description: 'One picture with what stands over it' },
);
export type Slide = Static<typeof SlideSchema>;

export const definition = defineRenderer({
  kind: 'banner',
  family: 'page',
  version: 2,
  title: { cn: '轮播图', en: 'Banner' },
  description: {
    cn: '一到十张大图轮播，图上可放标题、副标题和按钮。没有脚本时也能左右滑动。',
    en: 'One to ten large pictures with a title, a line and a button over each. Slides by hand where scripts are off.',
  },
  offers: 'page-block',
  largePicture: true,
  hydrate: 'idle',
  props: Type.Object(
    {
      slides: Type.Array(SlideSchema, {
        minItems: 1,
        maxItems: 10,
        description: 'The pictures, first to last',
      }),
      height: withDefault(
        ChoiceSchema(['short', 'standard', 'tall'], 'How tall the band is: 320, 440 or 560 pixels'),
        'standard',
      ),
      width: withDefault(
        ChoiceSchema(['page', 'full'], 'As wide as the page column, or from edge to edge'),
        'full',
      ),
      align: withDefault(ChoiceSchema(['left', 'center'], 'Where the words stand'), 'left'),
      ink: withDefault(
        ChoiceSchema(INKS, 'Light words on a dark veil or ground, or dark words on a light one'),
        'light',
      ),
      look: withDefault(
        ChoiceSchema(
          ['over', 'beside'],
          'Words over the picture, or beside it on a ground of the shop’s colours',
        ),
        'over',
      ),
      veil: withDefault(
        ChoiceSchema(
          ['strong', 'soft', 'none'],
          'How much the picture is veiled under the words; less only where it leaves quiet room for them',
        ),
        'strong',
      ),
      seconds: withDefault(
        Type.Integer({
          minimum: 0,
          maximum: 30,
          description: 'Seconds a picture stays; 0 keeps still until the shopper moves on',
        }),
        6,
      ),
    },
    { additionalProperties: false },
  ),
});
