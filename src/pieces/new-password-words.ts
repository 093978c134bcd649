/** Words of the two entries of a new password: brought with them, not with every page. */
import { defineWords } from '#i18n/define-words.ts';

export const newPasswordWords = defineWords('new-password', {
  cn: {
    password: '新密码',
    rule: '新密码：6-20位字母和数字',
    again: '再次输入新密码',
    show: '显示密码',
    hide: '隐藏密码',
  },
  en: {
    password: 'New password',
    rule: '6-20 characters, with letters and digits',
    again: 'Confirm new password',
    show: 'Show password',
    hide: 'Hide password',
  },
});
