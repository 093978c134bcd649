/** Fixed screen: college login. */
import { openingSoon } from './opening-soon.ts';

export const collegeLogin = openingSoon({
  id: 'college-login',
  title: { cn: '学院登录', en: 'College login' },
  about: {
    cn: '使用学院账号和密码登录。',
    en: 'Log in with your college account and password.',
  },
});
