/** One to four pictures that lead somewhere, side by side or with one large in front (D36). */
import { Type, type Static } from 'typebox';
import { edgeWords, pictureFields } from '#schemas/page/block-fields.ts';
import { ChoiceSchema, withDefault } from '#schemas/page/fragments.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { LinkSchema } from '#schemas/page/link.ts';
import { TextSchema } from '#schemas/page/text.ts';

const PictureSchema = Type.Object(
  {
    ...pictureFields('The picture'),
    title: edgeWords,
    subtitle: Type.Optional(TextSchema({ max: 120, description: 'A smaller line below the title' })),
    link: Type.Optional(LinkSchema),
  },
  { additionalProperties: false },
);
export type Picture = Static<typeof PictureSchema>;

export const definition = defineRenderer({
  kind: 'image-ad',
  family: 'page',
  title: { cn: '图片广告', en: 'Picture row' },
  description: {
    cn: '一到四张可点击的图片，等宽并排，或一大配若干小。',
    en: 'One to four pictures with links: side by side in equal shares, or one large and the rest beside it.',
  },
  offers: 'page-block',
  largePicture: true,
  hydrate: 'never',
  props: Type.Object(
    {
      pictures: Type.Array(PictureSchema, {
        minItems: 1,
        maxItems: 4,
        description: 'The pictures, first to last',
      }),
      layout: withDefault(
        ChoiceSchema(['row', 'lead'], 'Equal shares, or the first large and the rest beside it'),
        'row',
      ),
      ratio: withDefault(
        ChoiceSchema(
          ['strip', 'wide', 'standard', 'square'],
          'Shape in a row: 6:1, 3:1, 16:9 or 1:1; pictures fill it',
        ),
        'wide',
      ),
    },
    { additionalProperties: false },
  ),
});
