/** Fixed screen: logging out, at once for who comes from the shop's own pages (M27, D119). */
import { screen, type FixedScreen } from './fixed-screen.ts';

export const logout: FixedScreen = ({ isInside = false }) =>
  screen({
    id: 'logout',
    title: { cn: '退出登录', en: 'Log out' },
    kind: 'logout',
    props: { at_once: isInside },
  });
