/** Words of the page an invitation leads to. */
import type { Locale } from '#schemas/locale.ts';
import type { LocaleText } from '#schemas/page/text.ts';

const WORDS = {
  welcome: { cn: '欢迎来到', en: 'Welcome to' },
  about: {
    cn: '这个链接只能使用一次。点击下方按钮即可登录。',
    en: 'This link works once. Press the button to sign in.',
  },
  enter: { cn: '登录', en: 'Sign in' },
  spent: { cn: '链接已失效', en: 'This link no longer works' },
  spentAbout: {
    cn: '它已被使用过，或已超过有效期。请向店铺管理员索取新的链接。',
    en: 'It has been used, or it is too old. Ask whoever runs the shop for a new one.',
  },
  refused: { cn: '暂时无法登录', en: 'You cannot sign in here now' },
  inside: { cn: '登录成功', en: 'You are signed in' },
  passwordAbout: {
    cn: '可以现在设置登录密码，下次用手机号和密码登录；也可以稍后再说。',
    en: 'You may set a password now, to sign in with your phone number next time. It can wait, too.',
  },
  password: { cn: '密码', en: 'Password' },
  again: { cn: '再次输入密码', en: 'Password again' },
  save: { cn: '保存密码', en: 'Save password' },
  later: { cn: '进入店铺', en: 'Go to the shop' },
} as const satisfies Record<string, LocaleText>;

export type InvitationWord = keyof typeof WORDS;

export function invitationWord(word: InvitationWord, locale: Locale): string {
  return WORDS[word][locale];
}
