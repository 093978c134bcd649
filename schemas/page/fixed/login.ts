/**
 * Fixed screen: the login, as the page and the dialog draw it (ADR-164): the box, and in it every way a shop may
 * offer. A phone that has scanned a code and is to log in first begins with its phone, whatever its width: it has
 * nothing to scan another code with.
 */
import { PATHS } from '../../paths.ts';
import { screen, type FixedScreen } from './fixed-screen.ts';
import { loginSlots } from './login-slots.ts';

const loginFrom = (only: 'all' | 'phone') =>
  screen({
    id: 'login',
    title: { cn: '登录', en: 'Log in' },
    kind: 'login-panel',
    props: { only },
    slots: loginSlots(),
  });

const usual = loginFrom('all');
const afterScan = loginFrom('phone');

export const login: FixedScreen = ({ query }) => {
  const next = query.get('jumpfrom') ?? '';
  return next.startsWith(`${PATHS['qr-confirm']}?`) ? afterScan : usual;
};
