/** Fixed screen: the login, as the page and the dialog draw it (decision 164): the box, and in it every way a shop may offer. */
import { constantScreen } from './fixed-screen.ts';
import { loginSlots } from './login-slots.ts';

export const login = constantScreen({
  id: 'login',
  title: { cn: '登录', en: 'Log in' },
  kind: 'login-panel',
  props: { only: 'all' },
  slots: loginSlots(),
});
