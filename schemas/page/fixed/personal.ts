/** Fixed screen: personal centre (M26, M260, M261). */
import { constantScreen } from './fixed-screen.ts';

const part = (kind: string) => ({ id: kind, kind, v: 1, props: {} });

export const personal = constantScreen({
  id: 'personal',
  title: { cn: '个人中心', en: 'My account' },
  kind: 'personal-centre',
  slots: {
    side: [part('account-avatar')],
    sheets: [
      part('account-profile'),
      part('account-security'),
      part('account-sessions'),
      part('account-deletion'),
    ],
  },
});
