/** Fixed screen: change password. */
import { openingSoon } from './opening-soon.ts';

export const changePassword = openingSoon({
  id: 'change-password',
  title: { cn: '修改密码', en: 'Change password' },
  about: {
    cn: '验证旧密码后设置新密码。',
    en: 'Set a new password after entering the old one.',
  },
});
