/** Words of the pages of an invitation. */
import { defineWords } from '#i18n/define-words.ts';
import type { WordKeys } from '#i18n/words.ts';

export const invitationWords = defineWords('invitation', {
  cn: {
    welcome: '欢迎来到',
    about: '这个链接只能使用一次。点击下方按钮即可登录。',
    enter: '登录',
    spent: '链接已失效',
    spentAbout: '它已被使用过，或已超过有效期。请向店铺管理员索取新的链接。',
    refused: '暂时无法登录',
    inside: '登录成功',
    passwordAbout: '可以现在设置登录密码，下次用手机号和密码登录；也可以稍后再说。',
    password: '密码',
    again: '再次输入密码',
    save: '保存密码',
    later: '进入店铺',
  },
  en: {
    welcome: 'Welcome to',
    about: 'This link works once. Press the button to sign in.',
    enter: 'Sign in',
    spent: 'This link no longer works',
    spentAbout: 'It has been used, or it is too old. Ask whoever runs the shop for a new one.',
    refused: 'You cannot sign in here now',
    inside: 'You are signed in',
    passwordAbout:
      'You may set a password now, to sign in with your phone number next time. It can wait, too.',
    password: 'Password',
    again: 'Password again',
    save: 'Save password',
    later: 'Go to the shop',
  },
});

export type InvitationWord = WordKeys<typeof invitationWords>;
