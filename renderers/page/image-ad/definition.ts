/** One to four pictures that lead somewhere, side by side or with one large in front (D36). */
import { Type, type Static } from 'typebox';
import { edgeWords, pictureFields } from '#schemas/page/block-fields.ts';
import { field } from '#schemas/page/field.ts';
import { NamedSchema, withDefault } from '#schemas/page/fragments.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { LinkSchema } from '#schemas/page/link.ts';
import { TextSchema } from '#schemas/page/text.ts';

const PictureSchema = Type.Object(
  {
    ...pictureFields(),
    title: edgeWords,
    subtitle: field(
      {
        cn: '副标题',
        en: 'Subtitle',
        help: { cn: '图上文字下面的一行小字', en: 'A smaller line below the caption' },
      },
      Type.Optional(TextSchema({ max: 120 })),
    ),
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
      pictures: field(
        { cn: '图片', en: 'Pictures' },
        Type.Array(PictureSchema, { minItems: 1, maxItems: 4 }),
      ),
      layout: field(
        { cn: '排列方式', en: 'Layout', group: 'layout' },
        withDefault(
          NamedSchema({
            row: { cn: '等宽并排', en: 'Side by side' },
            lead: { cn: '第一张大图，其余小图', en: 'First one large' },
          }),
          'row',
        ),
      ),
      ratio: field(
        {
          cn: '图片比例',
          en: 'Shape',
          group: 'layout',
          help: {
            cn: '并排时使用，图片铺满，超出部分裁掉',
            en: 'For pictures side by side; what stands beyond it is cut',
          },
        },
        withDefault(
          NamedSchema({
            strip: { cn: '长条 6:1', en: 'Strip, 6:1' },
            wide: { cn: '宽 3:1', en: 'Wide, 3:1' },
            standard: { cn: '标准 16:9', en: 'Standard, 16:9' },
            square: { cn: '方形 1:1', en: 'Square, 1:1' },
          }),
          'wide',
        ),
      ),
    },
    { additionalProperties: false },
  ),
});
