/** Wire shape of navbar data (spec 3, D32). Polarity: is_show_search 0 = shown; the other switches 1 = shown. */
import { Type, type Static } from 'typebox';
import { ColorSchema, ImageUrlSchema, NumberedSchema, UrlSchema } from '../page/fragments.ts';
import { LinkSchema } from '../page/link.ts';
import { TextSchema } from '../page/text.ts';

const LinkFields = LinkSchema.properties;
const SHOWN = { cn: '显示', en: 'shown' };
const HIDDEN = { cn: '隐藏', en: 'hidden' };

/** Of a switch that is named for showing: 1 shows. */
export const ShownSchema = (description: string) => NumberedSchema({ 0: HIDDEN, 1: SHOWN }, description);

const NavLeafSchema = Type.Object(
  {
    title: Type.Optional(TextSchema({ max: 60 })),
    link_title: Type.Optional(TextSchema({ max: 60 })),
    ...LinkFields,
  },
  { additionalProperties: false },
);

export const NavItemSchema = Type.Object(
  {
    ...NavLeafSchema.properties,
    nav_list: Type.Optional(Type.Array(NavLeafSchema, { maxItems: 90 })),
  },
  { additionalProperties: false },
);
export type NavItem = Static<typeof NavItemSchema>;

export const NavbarSchema = Type.Object(
  {
    nav_list: Type.Array(NavItemSchema, { maxItems: 40 }),
    basic: Type.Object(
      {
        logo: Type.Optional(ImageUrlSchema()),
        is_show_search: Type.Optional(NumberedSchema({ 0: SHOWN, 1: HIDDEN }, 'The search box; 0 shows it')),
        is_show_learning: Type.Optional(ShownSchema('The way to the learning records')),
        is_show_my_purchase: Type.Optional(ShownSchema('The way to what was bought')),
        nav_bg_style: Type.Optional(
          NumberedSchema(
            { 1: { cn: '颜色', en: 'colour' }, 2: { cn: '图片', en: 'picture' } },
            'What bg_style_value holds',
          ),
        ),
        bg_style_value: Type.Optional(Type.Union([ColorSchema(), ImageUrlSchema()])),
        jump_url: Type.Optional(UrlSchema()),
        nav_text_color: Type.Optional(ColorSchema()),
        nav_text_size: Type.Optional(Type.Integer({ minimum: 12, maximum: 24 })),
        my_purchase_title: Type.Optional(TextSchema({ max: 20 })),
        learning_title: Type.Optional(TextSchema({ max: 20 })),
        myTasks: Type.Optional(TextSchema({ max: 20 })),
        search_title: Type.Optional(TextSchema({ max: 40 })),
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);
export type Navbar = Static<typeof NavbarSchema>;
