/** Fixed screens of logging in and out: the login and its single ways, scans, passwords, agreements. */
import { AGREEMENTS } from '../../auth/agreements.ts';
import { isScanCompany } from '../../auth/identity-companies.ts';
import { LOGIN_TAB_NAMES, LOGIN_TABS, type LoginTabName } from '../../auth/login-tabs.ts';
import { PATHS } from '../../paths.ts';
import type { PageDocument } from '../document.ts';
import type { PageNode } from '../node.ts';
import { constantScreen, type FixedScreen, screen, type Where } from './fixed-screen.ts';

function nodeOf(tab: LoginTabName): PageNode {
  const { way, obeys } = LOGIN_TABS[tab];
  // What obeys one capability is left out by the page's own conditions; of two, the box decides which is shown.
  const [can, ...others] = obeys;
  const when = can === undefined || others.length > 0 ? {} : { when: { can } };
  return { id: `login-${tab}`, kind: way, v: 1, props: { tab }, ...when };
}

/**
 * What stands in the login box wherever it is drawn with all its ways (ADR-164). Every way a shop may offer, in their
 * order.
 */
function loginSlots(): { ways: PageNode[] } {
  return { ways: LOGIN_TAB_NAMES.filter((tab) => LOGIN_TABS[tab].apart === undefined).map(nodeOf) };
}

/** What stands behind the login box (D27). */
export const loginNeeded = constantScreen({
  id: 'login-needed',
  title: { cn: '登录', en: 'Log in' },
  kind: 'login-needed',
});

/** College login, an account and its password alone (M34). */
export const collegeLogin = constantScreen({
  id: 'college-login',
  title: { cn: '学院登录', en: 'College login' },
  kind: 'login-panel',
  props: { only: 'account' },
  slots: { ways: [{ id: 'college-account', kind: 'way-password', v: 1, props: { tab: 'account' } }] },
});

/** E-mail login, an address and the code sent to it alone (M36). */
export const emailLogin = constantScreen({
  id: 'email-login',
  title: { cn: '邮箱登录', en: 'E-mail login' },
  kind: 'login-panel',
  props: { only: 'email' },
  slots: { ways: [{ id: 'email-code', kind: 'way-email', v: 1, props: { tab: 'email' } }] },
});

/** Logging out, at once for who comes from the shop's own pages (M27, D119). */
export const logout: FixedScreen = ({ isInside = false }) =>
  screen({
    id: 'logout',
    title: { cn: '退出登录', en: 'Log out' },
    kind: 'logout',
    props: { at_once: isInside },
  });

const TITLES = {
  charge: { cn: '用户服务协议', en: 'Terms of service' },
  privacy: { cn: '隐私政策', en: 'Privacy policy' },
  merchant_privacy: { cn: '商家隐私政策', en: 'Merchant privacy policy' },
} as const;

/**
 * An agreement of a login, in the language its address names (M289). Path parameters name (charge, privacy,
 * merchant_privacy; else privacy) and language (en, else cn).
 */
export const agreement: FixedScreen = ({ params }) => {
  const name = AGREEMENTS.find((one) => one === params['name']) ?? 'privacy';
  const language = params['language'] === 'en' ? 'en' : 'cn';
  // The title is in the language of the text it stands over, whatever language the shop is read in.
  const title = TITLES[name][language];
  return screen({
    id: 'agreement',
    title: { cn: title, en: title },
    kind: 'agreement',
    props: { agreement: name, language },
  });
};

const CODE = /^[\w-]{16,64}$/;

/** What the phone shows that scanned a code (D48). Query `code`; anything that cannot be one is none. */
export function qrConfirm({ query }: Where): PageDocument {
  const code = query.get('code') ?? '';
  return screen({
    id: 'qr-confirm',
    title: { cn: '扫码确认', en: 'Confirm on this phone' },
    kind: 'qr-confirm',
    props: { code: CODE.test(code) ? code : '' },
  });
}

const STATE = /^[0-9a-f]{32,128}$/;
const CODE_MAX = 512;

/**
 * Where a company sends a browser back to after a scan (D48). Query `state` and `code`; anything that cannot be one is
 * none.
 */
export function scanReturn({ params, query }: Where): PageDocument {
  const state = query.get('state') ?? '';
  const code = query.get('code') ?? '';
  const { provider } = params;
  return screen({
    id: 'scan-return',
    title: { cn: '扫码结果', en: 'Result of a scan' },
    kind: 'scan-return',
    props: {
      provider: isScanCompany(provider) ? provider : 'wx',
      state: STATE.test(state) ? state : '',
      code: code.length <= CODE_MAX ? code : '',
    },
  });
}

/** The change of a password (M37); in it, for who is not logged in, the login box on its forgotten password. */
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

/**
 * The login, as the page and the dialog draw it (ADR-164): the box, and in it every way a shop may offer. A phone that
 * has scanned a code and is to log in first begins with its phone, whatever its width: it has nothing to scan another
 * code with.
 */
export const login: FixedScreen = ({ query }) => {
  const next = query.get('jumpfrom') ?? '';
  return next.startsWith(`${PATHS['qr-confirm']}?`) ? afterScan : usual;
};
