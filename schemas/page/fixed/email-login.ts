/** Fixed screen: e-mail login, an address and the code sent to it alone (M36). */
import { constantScreen } from './fixed-screen.ts';

export const emailLogin = constantScreen({
  id: 'email-login',
  title: { cn: '邮箱登录', en: 'E-mail login' },
  kind: 'login-panel',
  props: { only: 'email' },
  slots: { ways: [{ id: 'email-code', kind: 'way-email', v: 1, props: { tab: 'email' } }] },
});
