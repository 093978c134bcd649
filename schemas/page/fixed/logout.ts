/** Fixed screen: logging out. */
import { constantScreen } from './fixed-screen.ts';

export const logout = constantScreen({
  id: 'logout',
  title: { cn: '退出登录', en: 'Log out' },
  kind: 'logout',
});
