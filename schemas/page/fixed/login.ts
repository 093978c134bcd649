/** Fixed screen: the login page. */
import { constantScreen } from './fixed-screen.ts';

export const login = constantScreen({
  id: 'login',
  title: { cn: '登录', en: 'Log in' },
  kind: 'login-notice',
});
