/** Wire shape of the floating side menu (spec 3, D34, M99-M105). */
import { Type, type Static } from 'typebox';
import { SIDE_MENU_MAX_ITEMS } from '../constants.ts';
import { ImageUrlSchema, NumberedSchema, UrlSchema } from '../page/fragments.ts';
import { ShownSchema } from './navbar.ts';
import { TextSchema } from '../page/text.ts';

const SuspendItemSchema = Type.Object(
  {
    icon_url: Type.Optional(ImageUrlSchema()),
    title: TextSchema({ max: 20 }),
    show_type: NumberedSchema(
      {
        1: { cn: '图片', en: 'picture' },
        2: { cn: '文字', en: 'text' },
        3: { cn: '链接', en: 'link' },
        4: { cn: '二维码', en: 'QR code' },
        5: { cn: 'AI 客服', en: 'AI customer service' },
      },
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
    hover_menu_status: ShownSchema('Whether the menu is there'),
    suspend_config: Type.Array(SuspendItemSchema, { maxItems: SIDE_MENU_MAX_ITEMS }),
  },
  { additionalProperties: false },
);
export type SuspendMenu = Static<typeof SuspendMenuSchema>;
