/** Two to seven pictures fitted together as one mosaic, each of which may lead somewhere (D36). */
import { Type, type Static } from 'typebox';
import { edgeWords, pictureFields } from '#schemas/page/block-fields.ts';
import { field } from '#schemas/page/field.ts';
import { NamedSchema, withDefault } from '#schemas/page/fragments.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { LinkSchema } from '#schemas/page/link.ts';
import type { LocaleText } from '#schemas/page/text.ts';
import type { Layout } from './layouts.ts';

const SIZES = {
  none: { cn: '无', en: 'None' },
  s: { cn: '小', en: 'Small' },
  m: { cn: '中', en: 'Medium' },
  l: { cn: '大', en: 'Large' },
} as const;

/** The mosaics by the pictures in each row, or by what stands beside the large one. */
const LAYOUT_NAMES: Readonly<Record<Layout, LocaleText>> = {
  pair: { cn: '2 张：左右各一', en: '2: side by side' },
  'one-two': { cn: '3 张：左大右二', en: '3: large left, two right' },
  'two-one': { cn: '3 张：左二右大', en: '3: two left, large right' },
  'three-row': { cn: '3 张：一行', en: '3: one row' },
  'four-grid': { cn: '4 张：田字格', en: '4: two by two' },
  'two-two': { cn: '4 张：大小交错', en: '4: large and small mixed' },
  'one-three': { cn: '4 张：左大右三', en: '4: large left, three right' },
  'four-row': { cn: '4 张：一行', en: '4: one row' },
  'one-four': { cn: '5 张：左大右四', en: '5: large left, four right' },
  'two-three': { cn: '5 张：上二下三', en: '5: two over three' },
  'three-three': { cn: '6 张：上三下三', en: '6: three over three' },
  'three-four': { cn: '7 张：上三下四', en: '7: three over four' },
};

const PictureSchema = Type.Object(
  {
    ...pictureFields({
      help: {
        cn: '铺满所在的格子，超出的部分会被裁掉',
        en: 'It fills its place; what stands beyond the edges is cut',
      },
    }),
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
      pictures: field(
        {
          cn: '图片',
          en: 'Pictures',
          help: { cn: '按从左到右、从上到下的顺序', en: 'In reading order: from the left, and from above' },
        },
        Type.Array(PictureSchema, { minItems: 2, maxItems: 7 }),
      ),
      layout: field(
        {
          cn: '拼法',
          en: 'Mosaic',
          group: 'layout',
          help: {
            cn: '不填或与图片张数不符时，用该张数的默认拼法',
            en: 'The usual one for the number of pictures when left out, or when it does not fit that number',
          },
        },
        Type.Optional(NamedSchema(LAYOUT_NAMES)),
      ),
      shape: field(
        { cn: '整体比例', en: 'Shape of the whole', group: 'layout' },
        withDefault(
          NamedSchema({
            flat: { cn: '扁 3:1', en: 'Flat, 3:1' },
            standard: { cn: '标准 5:2', en: 'Standard, 5:2' },
            tall: { cn: '高 9:5', en: 'Tall, 9:5' },
          }),
          'standard',
        ),
      ),
      gap: field(
        {
          cn: '图片间距',
          en: 'Space between',
          group: 'style',
          help: { cn: '选“无”时拼成一整张', en: 'None makes one picture of them' },
        },
        withDefault(NamedSchema(SIZES), 'm'),
      ),
      radius: field(
        {
          cn: '圆角',
          en: 'Rounded corners',
          group: 'style',
          help: {
            cn: '每张图的圆角；没有间距时是整体的圆角',
            en: 'Of each picture, or of the whole where there is no space between them',
          },
        },
        withDefault(NamedSchema(SIZES), 'l'),
      ),
    },
    { additionalProperties: false },
  ),
});
