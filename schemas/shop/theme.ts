/** The shop's theme (D40): a merchant chooses seven settings; every other tone is derived from them. */
import { Type, type Static } from 'typebox';
import { field, UNITS } from '../page/field.ts';
import { ColorSchema, NamedSchema } from '../page/fragments.ts';

export const ThemeSchema = Type.Object(
  {
    primary: field(
      {
        cn: '主色',
        en: 'Main colour',
        group: 'style',
        help: { cn: '按钮、链接和标记的颜色', en: 'Colour of buttons, links and marks' },
      },
      ColorSchema(),
    ),
    primary_text: field(
      {
        cn: '主色上的文字',
        en: 'Text on the main colour',
        group: 'style',
        ground: 'primary',
        help: {
          cn: '对比度低于 4.5:1 时会自动换色',
          en: 'Changed automatically where contrast is below 4.5:1',
        },
      },
      Type.Optional(ColorSchema()),
    ),
    accent: field(
      {
        cn: '辅色',
        en: 'Second colour',
        group: 'style',
        help: { cn: '价格和角标的颜色', en: 'Colour of prices and badges' },
      },
      Type.Optional(ColorSchema()),
    ),
    bg: field({ cn: '页面背景色', en: 'Page background', group: 'style' }, Type.Optional(ColorSchema())),
    radius: field(
      {
        cn: '圆角',
        en: 'Rounded corners',
        group: 'style',
        unit: UNITS.pixels,
        help: { cn: '单位像素，0 是直角', en: 'In pixels; 0 is square' },
      },
      Type.Optional(Type.Integer({ minimum: 0, maximum: 24 })),
    ),
    font_scale: field(
      {
        cn: '字号缩放',
        en: 'Text scale',
        group: 'style',
        help: { cn: '1 是标准大小，1.25 放大四分之一', en: '1 is the usual size, 1.25 a quarter larger' },
      },
      Type.Optional(Type.Number({ minimum: 0.9, maximum: 1.25 })),
    ),
    scheme: field(
      { cn: '深色模式', en: 'Dark mode', group: 'style' },
      Type.Optional(
        NamedSchema({
          auto: { cn: '跟随访客系统', en: 'As the viewer’s system' },
          light: { cn: '始终浅色', en: 'Always light' },
        }),
      ),
    ),
  },
  { additionalProperties: false },
);
export type Theme = Static<typeof ThemeSchema>;

export const DEFAULT_THEME: Theme = { primary: '#1f5eff', radius: 8, font_scale: 1 };
