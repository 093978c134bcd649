/** Props of the chrome renderers, in product words: what schemas/page/chrome.ts writes and renderers/chrome draw. */
import { Type, type Static } from 'typebox';
import { SIDE_MENU_MAX_ITEMS } from '../constants.ts';
import { field } from './field.ts';
import { ColorSchema, ImageUrlSchema, NamedSchema, UrlSchema } from './fragments.ts';
import { LinkSchema } from './link.ts';
import { TextSchema, type LocaleText } from './text.ts';

const noOtherFields = { additionalProperties: false } as const;

const NavLeafPropsSchema = Type.Object(
  {
    title: field({ cn: '菜单文字', en: 'Menu text' }, TextSchema({ max: 60 })),
    link: Type.Optional(LinkSchema),
  },
  noOtherFields,
);
export type NavLeafProps = Static<typeof NavLeafPropsSchema>;

const NavItemPropsSchema = Type.Object(
  {
    ...NavLeafPropsSchema.properties,
    items: field(
      { cn: '子菜单', en: 'Submenu' },
      Type.Optional(Type.Array(NavLeafPropsSchema, { maxItems: 90 })),
    ),
  },
  noOtherFields,
);
export type NavItemProps = Static<typeof NavItemPropsSchema>;

/** A personal entry; an empty title means the product's own word for it. */
const EntrySchema = Type.Object(
  {
    title: field(
      {
        cn: '入口文字',
        en: 'Text',
        help: { cn: '留空则用默认文字', en: 'The usual words when empty' },
      },
      TextSchema({ max: 20 }),
    ),
  },
  noOtherFields,
);
const ENTRY_HELP: LocaleText = { cn: '有此项时显示入口', en: 'Present where the entry is shown' };
const entryField = (name: LocaleText) =>
  field({ ...name, group: 'visibility', help: ENTRY_HELP }, Type.Optional(EntrySchema));

const NavSearchSchema = Type.Object(
  {
    placeholder: field({ cn: '占位文字', en: 'Placeholder' }, TextSchema({ max: 40 })),
    scope: field(
      { cn: '搜索范围', en: 'Scope', group: 'behaviour' },
      NamedSchema({
        courses: { cn: '课程', en: 'Courses' },
        company: { cn: '企业内容', en: 'Company content' },
      }),
    ),
    hot_words: field(
      { cn: '热搜词', en: 'Popular searches' },
      Type.Array(Type.String({ maxLength: 50 }), { maxItems: 20 }),
    ),
  },
  noOtherFields,
);

export const NavbarPropsSchema = Type.Object(
  {
    shop_name: field({ cn: '店铺名称', en: 'Shop name' }, TextSchema({ max: 300 })),
    logo: field({ cn: '标志', en: 'Logo' }, Type.Optional(ImageUrlSchema())),
    home_url: field(
      {
        cn: '标志链接',
        en: 'Logo link',
        group: 'behaviour',
        help: { cn: '点击标志打开的网址', en: 'Where the logo leads' },
      },
      UrlSchema(),
    ),
    items: field({ cn: '菜单', en: 'Menu' }, Type.Array(NavItemPropsSchema, { maxItems: 40 })),
    bg_color: field(
      { cn: '背景颜色', en: 'Background colour', group: 'style' },
      Type.Optional(ColorSchema()),
    ),
    bg_image: field(
      { cn: '背景图片', en: 'Background picture', group: 'style' },
      Type.Optional(ImageUrlSchema()),
    ),
    page_bg: field(
      {
        cn: '页面背景色',
        en: 'Page background',
        group: 'style',
        help: { cn: '导航没有自己的颜色时使用', en: 'The ground of a bar without a colour of its own' },
      },
      Type.Optional(ColorSchema()),
    ),
    text_color: field({ cn: '文字颜色', en: 'Text colour', group: 'style' }, Type.Optional(ColorSchema())),
    text_size: field(
      { cn: '文字大小', en: 'Text size', group: 'style', help: { cn: '单位像素', en: 'In pixels' } },
      Type.Integer({ minimum: 12, maximum: 24, default: 14 }),
    ),
    search: field(
      { cn: '搜索框', en: 'Search box', group: 'visibility', help: ENTRY_HELP },
      Type.Optional(NavSearchSchema),
    ),
    my_courses: entryField({ cn: '我的课程', en: 'My courses' }),
    my_tasks: entryField({ cn: '我的任务', en: 'My tasks' }),
    records: entryField({ cn: '学习记录', en: 'Learning records' }),
    purchases: entryField({ cn: '已购', en: 'Purchases' }),
  },
  noOtherFields,
);
export type NavbarProps = Static<typeof NavbarPropsSchema>;

export const FooterLinksPropsSchema = Type.Object(
  { items: field({ cn: '页脚链接', en: 'Links' }, Type.Array(NavItemPropsSchema, { maxItems: 12 })) },
  noOtherFields,
);

export const FooterContactPropsSchema = Type.Object(
  {
    qr_image: field({ cn: '公众号二维码', en: 'WeChat QR code' }, Type.Optional(ImageUrlSchema())),
    shop_url: field(
      {
        cn: '本店网址',
        en: 'Address of the shop',
        help: { cn: '生成二维码，扫码在手机上打开', en: 'Drawn as a QR code for phones' },
      },
      Type.Optional(UrlSchema()),
    ),
    microblog_url: field({ cn: '微博网址', en: 'Weibo address' }, Type.Optional(UrlSchema())),
    qq_url: field({ cn: 'QQ 客服网址', en: 'QQ chat address' }, Type.Optional(UrlSchema())),
    text1: field({ cn: '第一行文字', en: 'First line' }, Type.Optional(TextSchema({ max: 120 }))),
    text2: field({ cn: '第二行文字', en: 'Second line' }, Type.Optional(TextSchema({ max: 120 }))),
  },
  noOtherFields,
);
export type FooterContactProps = Static<typeof FooterContactPropsSchema>;

export const FooterCompanyPropsSchema = Type.Object(
  {
    phone: field({ cn: '联系电话', en: 'Telephone' }, Type.String({ maxLength: 40 })),
    hours: field({ cn: '服务时间', en: 'Opening hours' }, TextSchema({ max: 60 })),
    addresses: field({ cn: '地址', en: 'Addresses' }, Type.Array(TextSchema({ max: 120 }), { maxItems: 6 })),
  },
  noOtherFields,
);

export const FooterOperationPropsSchema = Type.Object(
  {
    text: field({ cn: '说明文字', en: 'Text' }, TextSchema({ max: 300 })),
    copyright: field({ cn: '版权信息', en: 'Copyright' }, TextSchema({ max: 200 })),
  },
  noOtherFields,
);

const PoliceSchema = Type.Object(
  {
    code: field({ cn: '公安备案号', en: 'Police record number' }, Type.String({ maxLength: 100 })),
    url: field(
      { cn: '查询网址', en: 'Address of the record', group: 'behaviour' },
      Type.Optional(UrlSchema()),
    ),
  },
  noOtherFields,
);

export const FooterRecordPropsSchema = Type.Object(
  {
    copyright: field({ cn: '版权信息', en: 'Copyright' }, TextSchema({ max: 400 })),
    filing: field(
      { cn: 'ICP 备案号', en: 'ICP filing number' },
      Type.Optional(Type.String({ maxLength: 100 })),
    ),
    police: field({ cn: '公安备案', en: 'Police record' }, Type.Optional(PoliceSchema)),
    licence_url: field({ cn: '营业执照网址', en: 'Business licence address' }, Type.Optional(UrlSchema())),
    complaint_url: field({ cn: '投诉网址', en: 'Complaints address' }, UrlSchema()),
    support: field(
      { cn: '技术支持信息', en: 'Support line', group: 'visibility' },
      Type.Boolean({ default: true }),
    ),
    support_url: field({ cn: '技术支持网址', en: 'Support address' }, Type.Optional(UrlSchema())),
  },
  noOtherFields,
);
export type FooterRecordProps = Static<typeof FooterRecordPropsSchema>;

const SIDE_ITEM_NAMES = {
  image: { cn: '图片', en: 'Picture' },
  text: { cn: '文字', en: 'Text' },
  link: { cn: '链接', en: 'Link' },
  qr: { cn: '二维码', en: 'QR code' },
  ai: { cn: 'AI 客服', en: 'AI customer service' },
} as const;
export type SideItemType = keyof typeof SIDE_ITEM_NAMES;

const SuspendItemPropsSchema = Type.Object(
  {
    type: field({ cn: '点击后显示', en: 'Opens' }, NamedSchema(SIDE_ITEM_NAMES)),
    title: field({ cn: '名称', en: 'Name' }, TextSchema({ max: 20 })),
    icon: field({ cn: '图标', en: 'Icon', group: 'style' }, Type.Optional(ImageUrlSchema())),
    image: field({ cn: '图片', en: 'Picture' }, Type.Optional(ImageUrlSchema())),
    tips: field({ cn: '说明文字', en: 'Text' }, Type.Optional(TextSchema({ max: 120 }))),
    url: field(
      {
        cn: '网址',
        en: 'Address',
        group: 'behaviour',
        help: {
          cn: '链接或 AI 客服的网址，或二维码的内容',
          en: 'Where a link or the AI customer service leads, or what a QR code says',
        },
      },
      Type.Optional(UrlSchema()),
    ),
  },
  noOtherFields,
);
export type SuspendItemProps = Static<typeof SuspendItemPropsSchema>;

export const SuspendMenuPropsSchema = Type.Object(
  {
    items: field(
      { cn: '菜单项', en: 'Entries' },
      Type.Array(SuspendItemPropsSchema, { maxItems: SIDE_MENU_MAX_ITEMS }),
    ),
  },
  noOtherFields,
);
