/** What a login says outside of its own screens. */
import { defineWords } from '#i18n/define-words.ts';

export const authWords = defineWords('auth', {
  cn: { login: '登录', Login_success: '登录成功', setPassword: '设置登录密码' },
  en: { login: 'Log in', Login_success: 'Logged in', setPassword: 'Set a password' },
});
