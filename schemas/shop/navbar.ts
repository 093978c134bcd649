/** Wire shape of navbar data (spec 3, D32). Polarity: is_show_search 0 = shown; the other switches 1 = shown. */
import { Type, type Static } from 'typebox';
import { field, UNITS } from '../page/field.ts';
import { ColorSchema, ImageUrlSchema, NumberedSchema, UrlSchema } from '../page/fragments.ts';
import { LinkSchema } from '../page/link.ts';
import { TextSchema } from '../page/text.ts';

const LinkFields = LinkSchema.properties;
const SHOWN = { cn: '显示', en: 'Shown' };
const HIDDEN = { cn: '隐藏', en: 'Hidden' };

/** Of a switch that is named for showing: 1 shows. */
export const ShownSchema = () => NumberedSchema({ 0: HIDDEN, 1: SHOWN });

const NavLeafSchema = Type.Object(
  {
    title: field({ cn: '菜单文字', en: 'Menu text' }, Type.Optional(TextSchema({ max: 60 }))),
    link_title: field(
      {
        cn: '链接文字',
        en: 'Link text',
        group: 'advanced',
        help: { cn: '没有菜单文字时使用', en: 'Used where there is no menu text' },
      },
      Type.Optional(TextSchema({ max: 60 })),
    ),
    ...LinkFields,
  },
  { additionalProperties: false },
);

export const NavItemSchema = Type.Object(
  {
    ...NavLeafSchema.properties,
    nav_list: field(
      { cn: '子菜单', en: 'Submenu' },
      Type.Optional(Type.Array(NavLeafSchema, { maxItems: 90 })),
    ),
  },
  { additionalProperties: false },
);
export type NavItem = Static<typeof NavItemSchema>;

const BasicSchema = Type.Object(
  {
    logo: field(
      {
        cn: '标志',
        en: 'Logo',
        help: { cn: '不填则用店铺标志', en: 'The shop’s logo when left out' },
      },
      Type.Optional(ImageUrlSchema()),
    ),
    is_show_search: field(
      { cn: '搜索框', en: 'Search box', group: 'visibility' },
      Type.Optional(NumberedSchema({ 0: SHOWN, 1: HIDDEN })),
    ),
    is_show_learning: field(
      { cn: '学习记录入口', en: 'Learning records', group: 'visibility' },
      Type.Optional(ShownSchema()),
    ),
    is_show_my_purchase: field(
      { cn: '已购入口', en: 'Purchases', group: 'visibility' },
      Type.Optional(ShownSchema()),
    ),
    nav_bg_style: field(
      { cn: '背景类型', en: 'Background type', group: 'style' },
      Type.Optional(NumberedSchema({ 1: { cn: '颜色', en: 'Colour' }, 2: { cn: '图片', en: 'Picture' } })),
    ),
    bg_style_value: field(
      {
        cn: '背景颜色或图片',
        en: 'Background',
        group: 'style',
        help: {
          cn: '按背景类型填写颜色或图片地址',
          en: 'A colour or the address of a picture, as the background type says',
        },
      },
      Type.Optional(Type.Union([ColorSchema(), ImageUrlSchema()])),
    ),
    jump_url: field(
      {
        cn: '标志链接',
        en: 'Logo link',
        group: 'behaviour',
        help: {
          cn: '点击标志跳转的网址，不填则回首页',
          en: 'Where the logo leads; the home page when left out',
        },
      },
      Type.Optional(UrlSchema()),
    ),
    nav_text_color: field(
      { cn: '文字颜色', en: 'Text colour', group: 'style', ground: 'bg_style_value' },
      Type.Optional(ColorSchema()),
    ),
    nav_text_size: field(
      {
        cn: '文字大小',
        en: 'Text size',
        group: 'style',
        unit: UNITS.pixels,
        help: { cn: '单位像素，不填则 14', en: 'In pixels; 14 when left out' },
      },
      Type.Optional(Type.Integer({ minimum: 12, maximum: 24 })),
    ),
    my_purchase_title: field(
      {
        cn: '已购入口文字',
        en: 'Text for purchases',
        help: { cn: '不填则显示“我的已购”', en: '“My purchases” when left out' },
      },
      Type.Optional(TextSchema({ max: 20 })),
    ),
    learning_title: field(
      {
        cn: '学习记录入口文字',
        en: 'Text for learning records',
        help: { cn: '不填则显示“学习记录”', en: '“Learning records” when left out' },
      },
      Type.Optional(TextSchema({ max: 20 })),
    ),
    myTasks: field(
      {
        cn: '任务入口文字',
        en: 'Text for tasks',
        help: { cn: '不填则不显示任务入口', en: 'Without it there is no link to tasks' },
      },
      Type.Optional(TextSchema({ max: 20 })),
    ),
    search_title: field(
      {
        cn: '搜索框占位文字',
        en: 'Search placeholder',
        help: { cn: '搜索框为空时的提示', en: 'Hint inside the empty search box' },
      },
      Type.Optional(TextSchema({ max: 40 })),
    ),
  },
  { additionalProperties: false },
);

export const NavbarSchema = Type.Object(
  {
    nav_list: field({ cn: '菜单', en: 'Menu' }, Type.Array(NavItemSchema, { maxItems: 40 })),
    basic: field({ cn: '基本设置', en: 'Basic settings', group: 'style' }, BasicSchema),
  },
  { additionalProperties: false },
);
export type Navbar = Static<typeof NavbarSchema>;
