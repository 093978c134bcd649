/** Wire shape of footer template data (spec 3, D33, M92-M98). */
import { Type, type Static } from 'typebox';
import { ImageUrlSchema, UrlSchema } from '../page/fragments.ts';
import { TextSchema } from '../page/text.ts';
import { NavItemSchema, ShownSchema } from './navbar.ts';

/** The product-company variant: contact phone, opening hours and addresses (M97). */
const CompanySchema = Type.Object(
  {
    phone: Type.String({ maxLength: 40 }),
    hours: TextSchema({ max: 60 }),
    addresses: Type.Array(TextSchema({ max: 120 }), { maxItems: 6 }),
  },
  { additionalProperties: false },
);

export const FooterSchema = Type.Object(
  {
    /** template1: nav links. template2: contact block. An unknown code is read as template1. */
    template_code: Type.String({ maxLength: 40 }),
    data: Type.Object(
      {
        nav_lists: Type.Optional(Type.Array(NavItemSchema, { maxItems: 12 })),
        show_wechat: Type.Optional(ShownSchema('The QR code in wechat_img')),
        wechat_img: Type.Optional(ImageUrlSchema()),
        show_shop_code: Type.Optional(ShownSchema('A QR code that opens the shop on a phone')),
        show_sina: Type.Optional(ShownSchema('The microblog at sina_url')),
        sina_url: Type.Optional(UrlSchema()),
        show_qq: Type.Optional(ShownSchema('The chat at qq_url')),
        qq_url: Type.Optional(UrlSchema()),
        text1: Type.Optional(TextSchema({ max: 120 })),
        text2: Type.Optional(TextSchema({ max: 120 })),
        copyright: Type.Optional(TextSchema({ max: 200 })),
      },
      { additionalProperties: false },
    ),
    company: Type.Optional(CompanySchema),
    /** The operations school's own footer, shown on its login page (M98, D110). */
    operation: Type.Optional(
      Type.Object(
        { text: TextSchema({ max: 300 }), copyright: TextSchema({ max: 200 }) },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);
export type Footer = Static<typeof FooterSchema>;
