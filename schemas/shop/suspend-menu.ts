/** Wire shape of the floating side menu (spec 3, D34, M99-M105). */
import { Type, type Static } from 'typebox';
import { SIDE_MENU_MAX_ITEMS } from '../constants.ts';
import { ImageUrlSchema, NumberedSchema, UrlSchema } from '../page/fragments.ts';
import { TextSchema } from '../page/text.ts';

const SuspendItemSchema = Type.Object(
  {
    icon_url: Type.Optional(ImageUrlSchema()),
    title: TextSchema({ max: 20 }),
    show_type: NumberedSchema(
      { 1: 'picture', 2: 'text', 3: 'link', 4: 'QR code', 5: 'AI customer service' },
      'What the entry opens',
    ),
    img_url: Type.Optional(ImageUrlSchema()),
    img_tips: Type.Optional(TextSchema({ max: 120 })),
    link_url: Type.Optional(UrlSchema()),
    wx_account_link: Type.Optional(UrlSchema()),
    ai_customer_link: Type.Optional(UrlSchema()),
  },
  { additionalProperties: false },
);
export type SuspendItem = Static<typeof SuspendItemSchema>;

export const SuspendMenuSchema = Type.Object(
  {
    hover_menu_status: NumberedSchema({ 0: 'hidden', 1: 'shown' }, 'Whether the menu is there'),
    suspend_config: Type.Array(SuspendItemSchema, { maxItems: SIDE_MENU_MAX_ITEMS }),
  },
  { additionalProperties: false },
);
export type SuspendMenu = Static<typeof SuspendMenuSchema>;
