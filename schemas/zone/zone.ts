/** A zone: a part of the shop with its own page, chrome, theme and gate (D37, D38), published as one document. */
import { Type, type Static } from 'typebox';
import { field } from '../page/field.ts';
import { ImageUrlSchema, NamedSchema } from '../page/fragments.ts';
import { TextSchema, type LocaleText } from '../page/text.ts';
import { FooterSchema } from '../shop/footer.ts';
import { NavbarSchema } from '../shop/navbar.ts';
import { ThemeSchema } from '../shop/theme.ts';
import { ID_PATTERN } from '../id.ts';

/** Who may enter; the password itself is never part of a document. */
const ZONE_GATES = {
  open: { cn: '所有人', en: 'Everyone' },
  login: { cn: '登录后', en: 'Learners who logged in' },
  password: { cn: '凭密码', en: 'With a password' },
  group: { cn: '指定分组', en: 'Some groups' },
  closed: { cn: '不开放', en: 'Nobody' },
} as const;

const ZoneAuthSchema = Type.Object(
  {
    mode: field(
      {
        cn: '谁可以进入',
        en: 'Who may enter',
        group: 'visibility',
        help: {
          cn: '密码另行设置，不写在这里',
          en: 'The password itself is set apart, never here',
        },
      },
      NamedSchema(ZONE_GATES),
    ),
    groups: field(
      {
        cn: '分组',
        en: 'Groups',
        group: 'visibility',
        help: { cn: '属于其中任何一组的学员可以进入', en: 'Learners of any of these may enter' },
      },
      Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 64 }), { maxItems: 20 })),
    ),
    opens_at: field(
      {
        cn: '开放时间',
        en: 'Opens at',
        group: 'visibility',
        control: 'moment',
        help: {
          cn: '之前谁都不能进入；文件里写 Unix 时间戳（秒）',
          en: 'Nobody may enter before; in unix seconds in a file',
        },
      },
      Type.Optional(Type.Integer({ minimum: 0, maximum: 4_102_444_799 })),
    ),
  },
  { additionalProperties: false },
);

/** What a zone does not name, it takes from the shop. */
const LEFT_OUT: LocaleText = { cn: '不填则与店铺相同', en: 'Same as the shop when left out' };

export const ZoneSchema = Type.Object(
  {
    title: field({ cn: '专区名称', en: 'Name of the zone' }, TextSchema({ min: 1, max: 60 })),
    logo: field({ cn: '标志', en: 'Logo' }, Type.Optional(ImageUrlSchema())),
    page_id: field(
      {
        cn: '首页编号',
        en: 'Home page ID',
        ref: 'page',
        help: { cn: '作为专区首页的微页面', en: 'The page that opens as the zone’s home' },
      },
      Type.String({ pattern: ID_PATTERN }),
    ),
    auth: field({ cn: '访问权限', en: 'Access', group: 'visibility' }, ZoneAuthSchema),
    navbar: field(
      { cn: '顶部导航', en: 'Navbar', group: 'style', help: LEFT_OUT },
      Type.Optional(NavbarSchema),
    ),
    footer: field({ cn: '页脚', en: 'Footer', group: 'style', help: LEFT_OUT }, Type.Optional(FooterSchema)),
    theme: field({ cn: '主题', en: 'Theme', group: 'style', help: LEFT_OUT }, Type.Optional(ThemeSchema)),
  },
  { additionalProperties: false },
);
export type Zone = Static<typeof ZoneSchema>;

/** What anybody may know of a zone that is not closed (D37): its face, and what the gate says to whoever asks. */
export const ZoneInfoSchema = Type.Object({
  id: Type.String(),
  title: ZoneSchema.properties.title,
  logo: Type.Optional(Type.String()),
  auth: Type.Object({
    mode: Type.String(),
    /** ZONE_OPEN, or the ZONE_STATE of the gate (D38). */
    state: Type.Integer({ minimum: 0, maximum: 5 }),
    /** With state 5 alone: unix seconds. */
    opens_at: Type.Optional(Type.Integer()),
  }),
  /** Hash of the published version. */
  version: Type.String(),
  /** Only for who may enter. */
  navbar: Type.Optional(NavbarSchema),
  footer: Type.Optional(FooterSchema),
  theme: Type.Optional(ThemeSchema),
});
export type ZoneInfo = Static<typeof ZoneInfoSchema>;
