/** Wire shape of footer template data (spec 3, D33, M92-M98). */
import { Type, type Static } from 'typebox';
import { field } from '../page/field.ts';
import { ImageUrlSchema, UrlSchema } from '../page/fragments.ts';
import { TextSchema, type LocaleText } from '../page/text.ts';
import { NavItemSchema, ShownSchema } from './navbar.ts';

/** The product-company variant: contact phone, opening hours and addresses (M97). */
const CompanySchema = Type.Object(
  {
    phone: field({ cn: '联系电话', en: 'Telephone' }, Type.String({ maxLength: 40 })),
    hours: field({ cn: '服务时间', en: 'Opening hours' }, TextSchema({ max: 60 })),
    addresses: field({ cn: '地址', en: 'Addresses' }, Type.Array(TextSchema({ max: 120 }), { maxItems: 6 })),
  },
  { additionalProperties: false },
);

/** The operations school's own footer, shown on its login page (M98, D110). */
const OperationSchema = Type.Object(
  {
    text: field({ cn: '说明文字', en: 'Text' }, TextSchema({ max: 300 })),
    copyright: field({ cn: '版权信息', en: 'Copyright' }, TextSchema({ max: 200 })),
  },
  { additionalProperties: false },
);

const LINKS_ONLY: LocaleText = { cn: '样式为“链接”时使用', en: 'Used by the links template' };
const CONTACT_ONLY: LocaleText = { cn: '样式为“联系方式”时使用', en: 'Used by the contacts template' };

const DataSchema = Type.Object(
  {
    nav_lists: field(
      { cn: '页脚链接', en: 'Links', help: LINKS_ONLY },
      Type.Optional(Type.Array(NavItemSchema, { maxItems: 12 })),
    ),
    show_wechat: field(
      { cn: '公众号二维码', en: 'WeChat QR code', group: 'visibility' },
      Type.Optional(ShownSchema()),
    ),
    wechat_img: field(
      { cn: '公众号二维码图片', en: 'WeChat QR code picture', help: CONTACT_ONLY },
      Type.Optional(ImageUrlSchema()),
    ),
    show_shop_code: field(
      {
        cn: '本店二维码',
        en: 'QR code of the shop',
        group: 'visibility',
        help: { cn: '自动生成，扫码在手机上打开本店', en: 'Made automatically; opens the shop on a phone' },
      },
      Type.Optional(ShownSchema()),
    ),
    show_sina: field({ cn: '微博', en: 'Weibo', group: 'visibility' }, Type.Optional(ShownSchema())),
    sina_url: field({ cn: '微博网址', en: 'Weibo address', help: CONTACT_ONLY }, Type.Optional(UrlSchema())),
    show_qq: field({ cn: 'QQ 客服', en: 'QQ chat', group: 'visibility' }, Type.Optional(ShownSchema())),
    qq_url: field(
      { cn: 'QQ 客服网址', en: 'QQ chat address', help: CONTACT_ONLY },
      Type.Optional(UrlSchema()),
    ),
    text1: field(
      { cn: '第一行文字', en: 'First line', help: CONTACT_ONLY },
      Type.Optional(TextSchema({ max: 120 })),
    ),
    text2: field(
      { cn: '第二行文字', en: 'Second line', help: CONTACT_ONLY },
      Type.Optional(TextSchema({ max: 120 })),
    ),
    copyright: field(
      {
        cn: '版权信息',
        en: 'Copyright',
        help: { cn: '不填则显示年份和店铺名称', en: 'The year and the shop’s name when left out' },
      },
      Type.Optional(TextSchema({ max: 200 })),
    ),
  },
  { additionalProperties: false },
);

export const FooterSchema = Type.Object(
  {
    template_code: field(
      {
        cn: '页脚样式',
        en: 'Template',
        group: 'layout',
        help: {
          cn: 'template1 是链接，template2 是联系方式',
          en: 'template1 shows links, template2 ways of contact',
        },
      },
      Type.String({ maxLength: 40 }),
    ),
    data: field({ cn: '页脚内容', en: 'Footer content' }, DataSchema),
    company: field(
      {
        cn: '公司信息',
        en: 'Company',
        help: {
          cn: '填写后显示电话、服务时间和地址',
          en: 'Telephone, opening hours and addresses, where given',
        },
      },
      Type.Optional(CompanySchema),
    ),
    operation: field(
      {
        cn: '登录页页脚',
        en: 'Footer of the login page',
        help: { cn: '只在运营学院的登录页显示', en: 'Shown on the login page of an operations school alone' },
      },
      Type.Optional(OperationSchema),
    ),
  },
  { additionalProperties: false },
);
export type Footer = Static<typeof FooterSchema>;
