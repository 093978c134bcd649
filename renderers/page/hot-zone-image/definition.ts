/** One picture with places on it that lead somewhere (D36). */
import { Type } from 'typebox';
import { bandWidthField, pictureFields } from '#schemas/page/block-fields.ts';
import { field, UNITS } from '#schemas/page/field.ts';
import { NamedSchema, withDefault } from '#schemas/page/fragments.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { LinkSchema } from '#schemas/page/link.ts';
import { TextSchema, type LocaleText } from '#schemas/page/text.ts';
import { insideThePicture } from './inside.ts';

const ShareSchema = (minimum: number) => Type.Number({ minimum, maximum: 100 });
const percent: LocaleText = { cn: '占图片的百分比', en: 'In percent of the picture' };

const ZoneSchema = Type.Object(
  {
    x: field(
      { cn: '左边距', en: 'Left edge', group: 'layout', help: percent, unit: UNITS.percent },
      ShareSchema(0),
    ),
    y: field(
      { cn: '上边距', en: 'Top edge', group: 'layout', help: percent, unit: UNITS.percent },
      ShareSchema(0),
    ),
    w: field(
      { cn: '宽度', en: 'Width', group: 'layout', help: percent, unit: UNITS.percent },
      ShareSchema(1),
    ),
    h: field(
      { cn: '高度', en: 'Height', group: 'layout', help: percent, unit: UNITS.percent },
      ShareSchema(1),
    ),
    name: field(
      {
        cn: '名称',
        en: 'Name',
        help: {
          cn: '跳转到哪里，读屏软件会读出来',
          en: 'Where it leads, for those who cannot see the picture',
        },
      },
      TextSchema({ min: 1, max: 40 }),
    ),
    link: LinkSchema,
  },
  { additionalProperties: false },
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
      ...pictureFields({ help: { cn: '图片会完整显示', en: 'Shown whole' }, isCropped: false, max: 200 }),
      image_width: field(
        {
          cn: '图片宽度',
          en: 'Picture width',
          group: 'layout',
          unit: UNITS.pixels,
          help: { cn: '原图的宽度，单位像素', en: 'Width of the picture file in pixels' },
        },
        withDefault(Type.Integer({ minimum: 1, maximum: 8000 }), 1920),
      ),
      image_height: field(
        {
          cn: '图片高度',
          en: 'Picture height',
          group: 'layout',
          unit: UNITS.pixels,
          help: { cn: '原图的高度，单位像素', en: 'Height of the picture file in pixels' },
        },
        withDefault(Type.Integer({ minimum: 1, maximum: 8000 }), 640),
      ),
      zones: field(
        {
          cn: '热区',
          en: 'Hot zones',
          control: 'hot-zones',
          help: {
            cn: '可点击的区域；重叠时后面的在上层',
            en: 'Places that can be clicked; where they overlap, later ones lie above',
          },
        },
        Type.Array(ZoneSchema, { minItems: 1, maxItems: 20 }),
      ),
      marks: field(
        { cn: '热区标记', en: 'Zone marks', group: 'style' },
        withDefault(
          NamedSchema({
            none: { cn: '不显示', en: 'None until pointed at' },
            dots: { cn: '圆点', en: 'Dots' },
            names: { cn: '名称', en: 'Names' },
          }),
          'none',
        ),
      ),
      width: bandWidthField('page'),
    },
    { additionalProperties: false },
  ),
  prepare: (props) => ({
    ...props,
    zones: props.zones.map((zone) => ({ ...zone, ...insideThePicture(zone) })),
  }),
});
