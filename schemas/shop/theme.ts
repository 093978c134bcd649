/** The shop's theme (D40): seven settings a merchant may choose; every other tone is derived from them. */
import { Type, type Static } from 'typebox';
import { ColorSchema } from '../page/fragments.ts';

export const ThemeSchema = Type.Object(
  {
    primary: ColorSchema('Accent of buttons, links and marks'),
    primary_text: Type.Optional(
      ColorSchema('Text on the accent; switched by itself where contrast is below 4.5:1'),
    ),
    accent: Type.Optional(ColorSchema('Second colour, for prices and badges')),
    bg: Type.Optional(ColorSchema('Background of the page')),
    radius: Type.Optional(Type.Integer({ minimum: 0, maximum: 24 })),
    font_scale: Type.Optional(Type.Number({ minimum: 0.9, maximum: 1.25 })),
    scheme: Type.Optional(
      Type.Union([Type.Literal('auto'), Type.Literal('light')], {
        description: 'auto follows the viewer’s system into the dark; light stays as it is chosen here',
      }),
    ),
  },
  { additionalProperties: false },
);
export type Theme = Static<typeof ThemeSchema>;

export const DEFAULT_THEME: Theme = { primary: '#1f5eff', radius: 8, font_scale: 1 };
