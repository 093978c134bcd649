/** Words of the demo pages, in both languages. */
import type { LocaleText } from '#schemas/page/text.ts';
import type { Locale } from '#schemas/locale.ts';
import type { Role } from '#server/areas/identity/area.ts';

export const WORDS = {
  cn: {
    title: '演示店铺',
    lead: '打开任意一家店铺，或一键成为其中的某个人。这一页只在本机的演示模式下存在。',
    open: '打开店铺',
    become: '以此身份进入',
    leave: '退出登录',
    otherLanguage: 'English',
    outbox: '发件箱',
    outboxTitle: '演示发件箱',
    outboxLead: '这里会显示本应发出的短信和邮件，最新的在最前。',
    outboxEmpty: '还没有短信或邮件。内置的短信与邮件服务会把要发送的内容放在这里。',
    outboxAgain: '刷新',
    sms: '短信',
    email: '邮件',
    shops: '演示店铺',
    password: '所有人物的密码都是',
    zones: '专区',
    zonePassword: '密码',
    courses: '有密码的课程',
    states: '商品的各种状态',
    merchants: '在商家后台以此身份登录',
    merchantKnown: '已是学员',
    merchantNew: '还不是学员',
  },
  en: {
    title: 'Demo shops',
    lead: 'Open any shop, or become one of its people with one click. This page exists only in demo mode on this machine.',
    open: 'Open the shop',
    become: 'Enter as',
    leave: 'Log out',
    otherLanguage: '中文',
    outbox: 'Outbox',
    outboxTitle: 'Demo outbox',
    outboxLead: 'Text messages and e-mails that would have been sent, newest first.',
    outboxEmpty:
      'Nothing yet. The built-in text-message and e-mail providers put here what they would have sent.',
    outboxAgain: 'Refresh',
    sms: 'Text message',
    email: 'E-mail',
    shops: 'Demo shops',
    password: 'Everyone’s password is',
    zones: 'Zones',
    zonePassword: 'password',
    courses: 'Courses with a password',
    states: 'Each state of a good',
    merchants: 'Log in to the merchant back end as',
    merchantKnown: 'Already a learner',
    merchantNew: 'Not a learner yet',
  },
} as const satisfies Record<Locale, Record<string, string>>;

const ROLES: Record<Role, LocaleText> = {
  learner: { cn: '学员', en: 'Learner' },
  svip: { cn: '超级会员', en: 'Super VIP' },
  'comment-banned': { cn: '被禁言', en: 'Banned from commenting' },
  'training-admin': { cn: '培训管理员', en: 'Training admin' },
  owner: { cn: '店主', en: 'Shop owner' },
  designated: { cn: '指定学员', en: 'Designated student' },
  organization: { cn: '组织成员', en: 'Organization member' },
};

/** What tells a person apart: the common role is named only where there is no other. */
export function roleNames(roles: readonly Role[], locale: Locale): string[] {
  const special = roles.filter((role) => role !== 'learner');
  return (special.length === 0 ? roles : special).map((role) => ROLES[role][locale]);
}
