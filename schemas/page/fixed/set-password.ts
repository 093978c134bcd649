/** Fixed screen: a first password, shown over the page a login led to (D58). */
import { constantScreen } from './fixed-screen.ts';

export const setPassword = constantScreen({
  id: 'set-password',
  title: { cn: '设置登录密码', en: 'Set a password' },
  kind: 'set-password',
});
