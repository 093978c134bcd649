/** Fixed screen: personal centre. */
import { openingSoon } from './opening-soon.ts';

export const personal = openingSoon({
  id: 'personal',
  title: { cn: '个人中心', en: 'Personal centre' },
  about: {
    cn: '昵称、头像、手机号和登录方式将在这里管理。',
    en: 'Your nickname, picture, phone number and ways to log in.',
  },
});
