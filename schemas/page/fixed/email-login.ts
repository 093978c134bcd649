/** Fixed screen: e-mail login. */
import { openingSoon } from './opening-soon.ts';

export const emailLogin = openingSoon({
  id: 'email-login',
  title: { cn: '邮箱登录', en: 'E-mail login' },
  about: {
    cn: '使用邮箱收取验证码登录。',
    en: 'Log in with a code sent to your e-mail address.',
  },
});
