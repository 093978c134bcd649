/** Fixed screen: the change of a password (M37); in it, for who is not logged in, the login box on its forgotten password. */
import { constantScreen } from './fixed-screen.ts';
import { loginSlots } from './login-slots.ts';

export const changePassword = constantScreen({
  id: 'change-password',
  title: { cn: '修改密码', en: 'Change password' },
  kind: 'change-password',
  slots: {
    stranger: [
      {
        id: 'change-password-login',
        kind: 'login-panel',
        v: 1,
        props: { only: 'reset' },
        slots: loginSlots(),
      },
    ],
  },
});
