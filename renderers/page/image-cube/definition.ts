/** Two to seven pictures fitted together as one mosaic, each of which may lead somewhere (D36). */
import { Type, type Static } from 'typebox';
import { edgeWords, pictureFields } from '#schemas/page/block-fields.ts';
import { ChoiceSchema, withDefault } from '#schemas/page/fragments.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { LinkSchema } from '#schemas/page/link.ts';
import { LAYOUTS } from './layouts.ts';

const SIZES = ['none', 's', 'm', 'l'] as const;

const PictureSchema = Type.Object(
  {
    ...pictureFields('The picture; it fills its place, and what stands beyond the edges is cut'),
    caption: edgeWords,
    link: Type.Optional(LinkSchema),
  },
  { additionalProperties: false },
);
export type Picture = Static<typeof PictureSchema>;

export const definition = defineRenderer({
  kind: 'image-cube',
  family: 'page',
  title: { cn: '图片魔方', en: 'Picture mosaic' },
  description: {
    cn: '二到七张图片拼成一块，多种固定拼法，每张都可点击。',
    en: 'Two to seven pictures fitted together in one of several mosaics, each with a link if it likes.',
  },
  offers: 'page-block',
  largePicture: true,
  hydrate: 'never',
  props: Type.Object(
    {
      pictures: Type.Array(PictureSchema, {
        minItems: 2,
        maxItems: 7,
        description: 'The pictures, in the order they are read: from the left, and from above',
      }),
      layout: Type.Optional(
        ChoiceSchema(
          LAYOUTS,
          'How they are fitted together; left out, or made for another number of pictures, the usual one of their number',
        ),
      ),
      shape: withDefault(
        ChoiceSchema(['flat', 'standard', 'tall'], 'Shape of the whole: 3:1, 5:2 or 9:5'),
        'standard',
      ),
      gap: withDefault(
        ChoiceSchema(SIZES, 'Space between the pictures; none makes one picture of them'),
        'm',
      ),
      radius: withDefault(
        ChoiceSchema(SIZES, 'Corners of each picture, or of the whole where there is no space between'),
        'l',
      ),
    },
    { additionalProperties: false },
  ),
});
