/** Props of the chrome renderers, in product words: what schemas/page/chrome.ts writes and renderers/chrome draw. */
import { Type, type Static } from 'typebox';
import { SIDE_MENU_MAX_ITEMS } from '../constants.ts';
import { ColorSchema, ImageUrlSchema, UrlSchema } from './fragments.ts';
import { LinkSchema } from './link.ts';
import { TextSchema } from './text.ts';

const closed = { additionalProperties: false } as const;

const NavLeafPropsSchema = Type.Object(
  { title: TextSchema({ max: 60 }), link: Type.Optional(LinkSchema) },
  closed,
);
export type NavLeafProps = Static<typeof NavLeafPropsSchema>;

const NavItemPropsSchema = Type.Object(
  {
    ...NavLeafPropsSchema.properties,
    items: Type.Optional(Type.Array(NavLeafPropsSchema, { maxItems: 90 })),
  },
  closed,
);
export type NavItemProps = Static<typeof NavItemPropsSchema>;

/** A personal entry; an empty title means the product's own word for it. */
const EntrySchema = Type.Object({ title: TextSchema({ max: 20 }) }, closed);

export const NavbarPropsSchema = Type.Object(
  {
    shop_name: TextSchema({ max: 300 }),
    logo: Type.Optional(ImageUrlSchema()),
    home_url: UrlSchema('Where the logo leads'),
    items: Type.Array(NavItemPropsSchema, { maxItems: 40 }),
    bg_color: Type.Optional(ColorSchema()),
    bg_image: Type.Optional(ImageUrlSchema()),
    page_bg: Type.Optional(ColorSchema('The ground of a bar without a colour of its own')),
    text_color: Type.Optional(ColorSchema()),
    text_size: Type.Integer({ minimum: 12, maximum: 24, default: 14 }),
    search: Type.Optional(
      Type.Object(
        {
          placeholder: TextSchema({ max: 40 }),
          scope: Type.Union([Type.Literal('courses'), Type.Literal('company')]),
          hot_words: Type.Array(Type.String({ maxLength: 50 }), { maxItems: 20 }),
        },
        closed,
      ),
    ),
    /** Present where the entry is shown. */
    my_courses: Type.Optional(EntrySchema),
    my_tasks: Type.Optional(EntrySchema),
    records: Type.Optional(EntrySchema),
    purchases: Type.Optional(EntrySchema),
  },
  closed,
);
export type NavbarProps = Static<typeof NavbarPropsSchema>;

export const FooterLinksPropsSchema = Type.Object(
  { items: Type.Array(NavItemPropsSchema, { maxItems: 12 }) },
  closed,
);

export const FooterContactPropsSchema = Type.Object(
  {
    qr_image: Type.Optional(ImageUrlSchema('QR code of the chat-app account')),
    shop_url: Type.Optional(UrlSchema('Address of the shop, drawn as a QR code for phones')),
    microblog_url: Type.Optional(UrlSchema()),
    qq_url: Type.Optional(UrlSchema()),
    text1: Type.Optional(TextSchema({ max: 120 })),
    text2: Type.Optional(TextSchema({ max: 120 })),
  },
  closed,
);
export type FooterContactProps = Static<typeof FooterContactPropsSchema>;

export const FooterCompanyPropsSchema = Type.Object(
  {
    phone: Type.String({ maxLength: 40 }),
    hours: TextSchema({ max: 60 }),
    addresses: Type.Array(TextSchema({ max: 120 }), { maxItems: 6 }),
  },
  closed,
);

export const FooterOperationPropsSchema = Type.Object(
  { text: TextSchema({ max: 300 }), copyright: TextSchema({ max: 200 }) },
  closed,
);

export const FooterRecordPropsSchema = Type.Object(
  {
    copyright: TextSchema({ max: 400 }),
    filing: Type.Optional(Type.String({ maxLength: 100 })),
    police: Type.Optional(
      Type.Object({ code: Type.String({ maxLength: 100 }), url: Type.Optional(UrlSchema()) }, closed),
    ),
    licence_url: Type.Optional(UrlSchema()),
    complaint_url: UrlSchema(),
    support: Type.Boolean({ default: true, description: 'Whether the technical-support line is drawn' }),
    support_url: Type.Optional(UrlSchema('Where the technical-support line leads')),
  },
  closed,
);
export type FooterRecordProps = Static<typeof FooterRecordPropsSchema>;

export type SideItemType = 'image' | 'text' | 'link' | 'qr' | 'ai';

const SuspendItemPropsSchema = Type.Object(
  {
    type: Type.Union([
      Type.Literal('image'),
      Type.Literal('text'),
      Type.Literal('link'),
      Type.Literal('qr'),
      Type.Literal('ai'),
    ]),
    title: TextSchema({ max: 20 }),
    icon: Type.Optional(ImageUrlSchema()),
    image: Type.Optional(ImageUrlSchema()),
    tips: Type.Optional(TextSchema({ max: 120 })),
    /** Where a link or the AI customer service leads, or what a QR code says. */
    url: Type.Optional(UrlSchema()),
  },
  closed,
);
export type SuspendItemProps = Static<typeof SuspendItemPropsSchema>;

export const SuspendMenuPropsSchema = Type.Object(
  { items: Type.Array(SuspendItemPropsSchema, { maxItems: SIDE_MENU_MAX_ITEMS }) },
  closed,
);
