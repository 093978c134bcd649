/** Fixed screen: what stands behind the login box (D27). */
import { constantScreen } from './fixed-screen.ts';

export const loginNeeded = constantScreen({
  id: 'login-needed',
  title: { cn: '登录', en: 'Log in' },
  kind: 'login-needed',
});
