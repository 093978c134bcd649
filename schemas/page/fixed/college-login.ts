/** Fixed screen: college login, an account and its password alone (M34). */
import { constantScreen } from './fixed-screen.ts';

export const collegeLogin = constantScreen({
  id: 'college-login',
  title: { cn: '学院登录', en: 'College login' },
  kind: 'login-panel',
  props: { only: 'account' },
  slots: { ways: [{ id: 'college-account', kind: 'way-password', v: 1, props: { tab: 'account' } }] },
});
