/** One picture with places on it that lead somewhere (D36). */
import { Type } from 'typebox';
import { pictureFields } from '#schemas/page/block-fields.ts';
import { ChoiceSchema, withDefault } from '#schemas/page/fragments.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { LinkSchema } from '#schemas/page/link.ts';
import { TextSchema } from '#schemas/page/text.ts';
import { insideThePicture } from './inside.ts';

const ShareSchema = (minimum: number, description: string) =>
  Type.Number({ minimum, maximum: 100, description: `${description}, in percent of the picture` });

const ZoneSchema = Type.Object(
  {
    x: ShareSchema(0, 'Left edge'),
    y: ShareSchema(0, 'Upper edge'),
    w: ShareSchema(1, 'Width'),
    h: ShareSchema(1, 'Height'),
    name: TextSchema({
      min: 1,
      max: 40,
      description: 'Where it leads, for those who cannot see the picture',
    }),
    link: LinkSchema,
  },
  { additionalProperties: false, description: 'A rectangle on the picture; kept inside it when it is read' },
);

export const definition = defineRenderer({
  kind: 'hot-zone-image',
  family: 'page',
  title: { cn: '图片热区', en: 'Picture with hot zones' },
  description: {
    cn: '一张图片上划出一到二十个可点击的区域。',
    en: 'One picture with one to twenty rectangles on it that lead somewhere.',
  },
  offers: 'page-block',
  largePicture: true,
  hydrate: 'never',
  props: Type.Object(
    {
      ...pictureFields('The picture, shown whole', { max: 200 }),
      image_width: withDefault(
        Type.Integer({ minimum: 1, maximum: 8000, description: 'Width of the picture in its own pixels' }),
        1920,
      ),
      image_height: withDefault(
        Type.Integer({ minimum: 1, maximum: 8000, description: 'Height of the picture in its own pixels' }),
        640,
      ),
      zones: Type.Array(ZoneSchema, {
        minItems: 1,
        maxItems: 20,
        description: 'The places that lead somewhere, in the order they are read; later ones lie above',
      }),
      marks: withDefault(
        ChoiceSchema(
          ['none', 'dots', 'names'],
          'What shows where a zone is: nothing until it is pointed at, a dot, or its name',
        ),
        'none',
      ),
      width: withDefault(
        ChoiceSchema(['page', 'full'], 'As wide as the page column, or from edge to edge'),
        'page',
      ),
    },
    { additionalProperties: false },
  ),
  prepare: (props) => ({
    ...props,
    zones: props.zones.map((zone) => ({ ...zone, ...insideThePicture(zone) })),
  }),
});
