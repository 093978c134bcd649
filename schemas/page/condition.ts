/** When a placed node is drawn: a small closed language, never an expression in a string (D35). */
import { Type, type Static } from 'typebox';
import type { Locale } from '../locale.ts';
import type { CAPABILITY_NAMES, Capabilities } from '../shop/capabilities.ts';
import { field } from './field.ts';
import { NamedBoolean, NamedSchema } from './fragments.ts';
import type { LocaleText } from './text.ts';

/** What a shop can do, as a merchant says it. */
const CAN: Readonly<Record<(typeof CAPABILITY_NAMES)[number], LocaleText>> = {
  login: { cn: '可以登录', en: 'Login' },
  passwordLogin: { cn: '密码登录', en: 'Login by password' },
  smsLogin: { cn: '短信登录', en: 'Login by SMS' },
  wechatLogin: { cn: '微信登录', en: 'Login by WeChat' },
  qqLogin: { cn: 'QQ 登录', en: 'Login by QQ' },
  hotSearch: { cn: '热门搜索', en: 'Popular searches' },
  adminGuide: { cn: '管理员引导', en: 'Guide for administrators' },
  merchantSession: { cn: '商家授权登录', en: 'Login of merchants' },
  messagingLogin: { cn: '企业应用登录', en: 'Login by the messaging app' },
  learningRecords: { cn: '学习记录', en: 'Learning records' },
  purchases: { cn: '已购', en: 'Purchases' },
  myCourses: { cn: '我的课程', en: 'My courses' },
  myTasks: { cn: '任务', en: 'Tasks' },
  expiredBanner: { cn: '店铺已过期', en: 'Shop has expired' },
  selling: { cn: '可以购买', en: 'Selling' },
  supportLine: { cn: '技术支持信息', en: 'Support line' },
};

export const WhenSchema = Type.Object(
  {
    login: field(
      { cn: '登录状态', en: 'Login', group: 'visibility' },
      Type.Optional(
        NamedSchema({ in: { cn: '已登录', en: 'Logged in' }, out: { cn: '未登录', en: 'Logged out' } }),
      ),
    ),
    svip: field(
      {
        cn: '超级会员',
        en: 'Super members',
        group: 'visibility',
        help: {
          cn: '打开只给超级会员看，关闭只给其他人看',
          en: 'On for super members alone, off for everyone else',
        },
      },
      Type.Optional(
        NamedBoolean({
          on: { cn: '只给超级会员', en: 'Super members only' },
          off: { cn: '只给其他人', en: 'Everyone else' },
        }),
      ),
    ),
    bought: field(
      {
        cn: '已购商品',
        en: 'Bought goods',
        ref: 'goods',
        group: 'visibility',
        help: {
          cn: '填商品编号，买过其中任何一个就能看到',
          en: 'By ID; seen by learners who own at least one of these goods',
        },
      },
      Type.Optional(Type.Array(Type.String({ maxLength: 64 }), { maxItems: 50 })),
    ),
    from: field(
      {
        cn: '开始时间',
        en: 'From',
        group: 'visibility',
        control: 'moment',
        help: {
          cn: '从这一刻起显示；文件里写 Unix 时间戳（秒）',
          en: 'Shown from this moment on; in unix seconds in a file',
        },
      },
      Type.Optional(Type.Integer({ minimum: 0 })),
    ),
    to: field(
      {
        cn: '结束时间',
        en: 'Until',
        group: 'visibility',
        control: 'moment',
        help: {
          cn: '到这一刻不再显示；文件里写 Unix 时间戳（秒）',
          en: 'Hidden from this moment on; in unix seconds in a file',
        },
      },
      Type.Optional(Type.Integer({ minimum: 0 })),
    ),
    locale: field(
      { cn: '页面语言', en: 'Language', group: 'visibility' },
      Type.Optional(NamedSchema({ cn: { cn: '中文', en: 'Chinese' }, en: { cn: '英文', en: 'English' } })),
    ),
    can: field(
      {
        cn: '店铺功能',
        en: 'Shop feature',
        group: 'visibility',
        help: { cn: '店铺开通这项功能时才显示', en: 'Shown where the shop has this feature' },
      },
      Type.Optional(NamedSchema(CAN)),
    ),
  },
  { additionalProperties: false },
);
export type When = Static<typeof WhenSchema>;

export interface WhenFacts {
  locale: Locale;
  capabilities: Capabilities;
  /** Unix seconds by the server's clock. */
  now: number;
  /** Undefined while the viewer is unknown: in cached HTML and in the first paint. */
  // oxlint-disable-next-line names/no-bare-participle -- the name it has in documents and on the wire
  viewer?: { loggedIn: boolean; svip: boolean; bought: Pick<readonly string[], 'includes'> };
}

export type Verdict = 'draw' | 'skip' | 'ask-viewer';

/** Decides a node's condition; `ask-viewer` means it depends on a viewer who is not known yet. */
export function decide(when: When | undefined, facts: WhenFacts): Verdict {
  if (when === undefined) return 'draw';
  if (when.locale !== undefined && when.locale !== facts.locale) return 'skip';
  if (when.from !== undefined && facts.now < when.from) return 'skip';
  if (when.to !== undefined && facts.now >= when.to) return 'skip';
  if (when.can !== undefined && !facts.capabilities[when.can]) return 'skip';
  const personal = when.login !== undefined || when.svip !== undefined || when.bought !== undefined;
  if (!personal) return 'draw';
  const { viewer } = facts;
  if (viewer === undefined) return 'ask-viewer';
  if (when.login !== undefined && (when.login === 'in') !== viewer.loggedIn) return 'skip';
  if (when.svip !== undefined && when.svip !== viewer.svip) return 'skip';
  if (when.bought !== undefined && !when.bought.some((id) => viewer.bought.includes(id))) return 'skip';
  return 'draw';
}
