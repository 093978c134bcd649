/** A carousel of one to ten pictures, each with words and a button over it if the merchant likes (D36). */
import { Type, type Static } from 'typebox';
import {
  alignField,
  bandWidthField,
  buttonField,
  headingField,
  pictureFields,
  subtitleField,
} from '#schemas/page/block-fields.ts';
import { field, UNITS } from '#schemas/page/field.ts';
import { NamedSchema, withDefault } from '#schemas/page/fragments.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { LinkSchema } from '#schemas/page/link.ts';
import { TextSchema } from '#schemas/page/text.ts';

const INKS = { light: { cn: '浅色', en: 'Light' }, dark: { cn: '深色', en: 'Dark' } } as const;

const SlideSchema = Type.Object(
  {
    ...pictureFields({
      help: {
        cn: '建议 1920 × 640；文字会叠在图上，图里不必再写字',
        en: 'Best 1920 × 640; words are laid over it, so none need to be drawn into it',
      },
      alt: {
        cn: '读屏软件会读出来；标题已经说明时可不填',
        en: 'Read aloud to those who cannot see it, where no title says it already',
      },
    }),
    eyebrow: field(
      {
        cn: '标题上方小字',
        en: 'Text above the heading',
        help: { cn: '几个字，如“新课上线”', en: 'A few words, such as “New course”' },
      },
      Type.Optional(TextSchema({ max: 30 })),
    ),
    title: headingField({ help: { cn: '叠在图片上的大字', en: 'Large words over the picture' } }),
    subtitle: subtitleField,
    button: buttonField(24, {
      cn: '不填则点击整张图片跳转',
      en: 'Without it the whole picture is the link',
    }),
    link: Type.Optional(LinkSchema),
    ink: field(
      {
        cn: '文字颜色',
        en: 'Text colour',
        group: 'style',
        help: { cn: '这张图与其他图不同时才需要选', en: 'Where this picture differs from the others' },
      },
      Type.Optional(NamedSchema(INKS)),
    ),
  },
  { additionalProperties: false },
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
      slides: field({ cn: '轮播图片', en: 'Slides' }, Type.Array(SlideSchema, { minItems: 1, maxItems: 10 })),
      height: field(
        { cn: '高度', en: 'Height', group: 'layout' },
        withDefault(
          NamedSchema({
            short: { cn: '矮，320 像素', en: 'Short, 320 px' },
            standard: { cn: '标准，440 像素', en: 'Standard, 440 px' },
            tall: { cn: '高，560 像素', en: 'Tall, 560 px' },
          }),
          'standard',
        ),
      ),
      width: bandWidthField('full'),
      align: alignField('left'),
      ink: field(
        {
          cn: '文字颜色',
          en: 'Text colour',
          group: 'style',
          help: {
            cn: '浅色文字配深色遮罩，深色文字配浅色遮罩',
            en: 'Light text gets a dark overlay behind it, dark text a light one',
          },
        },
        withDefault(NamedSchema(INKS), 'light'),
      ),
      look: field(
        { cn: '文字位置', en: 'Text position', group: 'layout' },
        withDefault(
          NamedSchema({
            over: { cn: '叠在图片上', en: 'Over the picture' },
            beside: { cn: '在图片旁边', en: 'Beside the picture' },
          }),
          'over',
        ),
      ),
      veil: field(
        {
          cn: '图片遮罩',
          en: 'Overlay',
          group: 'style',
          help: {
            cn: '遮罩让文字看得清；图片给文字留了空白时才减弱',
            en: 'Keeps words readable; weaken it only where the picture leaves quiet room for them',
          },
        },
        withDefault(
          NamedSchema({
            strong: { cn: '强', en: 'Strong' },
            soft: { cn: '弱', en: 'Soft' },
            none: { cn: '无', en: 'None' },
          }),
          'strong',
        ),
      ),
      seconds: field(
        {
          cn: '切换间隔',
          en: 'Seconds per slide',
          unit: UNITS.seconds,
          group: 'behaviour',
          help: {
            cn: '每张图片停留几秒，填 0 不自动切换',
            en: 'Seconds a picture stays; 0 keeps still until the shopper moves on',
          },
        },
        withDefault(Type.Integer({ minimum: 0, maximum: 30 }), 6),
      ),
    },
    { additionalProperties: false },
  ),
});
