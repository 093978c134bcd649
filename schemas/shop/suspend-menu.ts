/** Wire shape of the floating side menu (spec 3, D34, M99-M105). */
import { Type, type Static } from 'typebox';
import { SIDE_MENU_MAX_ITEMS } from '../constants.ts';
import { field } from '../page/field.ts';
import { ImageUrlSchema, NumberedSchema, UrlSchema } from '../page/fragments.ts';
import { ShownSchema } from './navbar.ts';
import { TextSchema } from '../page/text.ts';

/** What an entry opens. */
const SUSPEND_TYPES = {
  1: { cn: '图片', en: 'Picture' },
  2: { cn: '文字', en: 'Text' },
  3: { cn: '链接', en: 'Link' },
  4: { cn: '二维码', en: 'QR code' },
  5: { cn: 'AI 客服', en: 'AI customer service' },
} as const;

const SuspendItemSchema = Type.Object(
  {
    icon_url: field(
      { cn: '图标', en: 'Icon', group: 'style', help: { cn: '正方形图片', en: 'A square picture' } },
      Type.Optional(ImageUrlSchema()),
    ),
    title: field({ cn: '名称', en: 'Name' }, TextSchema({ max: 20 })),
    show_type: field({ cn: '点击后显示', en: 'Opens' }, NumberedSchema(SUSPEND_TYPES)),
    img_url: field(
      {
        cn: '图片',
        en: 'Picture',
        help: {
          cn: '点击后显示“图片”或“二维码”时使用',
          en: 'For an entry that opens a picture or a QR code',
        },
      },
      Type.Optional(ImageUrlSchema()),
    ),
    img_tips: field(
      { cn: '说明文字', en: 'Text', help: { cn: '显示在弹出的内容里', en: 'Stands in what opens' } },
      Type.Optional(TextSchema({ max: 120 })),
    ),
    link_url: field(
      {
        cn: '链接网址',
        en: 'Link address',
        group: 'behaviour',
        help: { cn: '点击后显示“链接”时使用', en: 'For an entry that opens a link' },
      },
      Type.Optional(UrlSchema()),
    ),
    wx_account_link: field(
      {
        cn: '二维码网址',
        en: 'QR code address',
        group: 'behaviour',
        help: { cn: '没有图片时，用它生成二维码', en: 'A code is drawn of it where there is no picture' },
      },
      Type.Optional(UrlSchema()),
    ),
    ai_customer_link: field(
      {
        cn: 'AI 客服网址',
        en: 'AI service address',
        group: 'behaviour',
        help: { cn: '点击后显示“AI 客服”时使用', en: 'For an entry that opens the AI customer service' },
      },
      Type.Optional(UrlSchema()),
    ),
  },
  { additionalProperties: false },
);
export type SuspendItem = Static<typeof SuspendItemSchema>;

export const SuspendMenuSchema = Type.Object(
  {
    hover_menu_status: field(
      {
        cn: '悬浮菜单',
        en: 'Side menu',
        group: 'visibility',
        help: { cn: '隐藏时返回顶部按钮也不显示', en: 'When hidden, the back-to-top button is hidden too' },
      },
      ShownSchema(),
    ),
    suspend_config: field(
      { cn: '菜单项', en: 'Entries' },
      Type.Array(SuspendItemSchema, { maxItems: SIDE_MENU_MAX_ITEMS }),
    ),
  },
  { additionalProperties: false },
);
export type SuspendMenu = Static<typeof SuspendMenuSchema>;
