/** Routes of logging in and out, and of what stands around it. */
import { defineRoute } from '#engine/define-route.ts';
import { AGREEMENTS } from '#schemas/auth/agreements.ts';
import {
  agreement,
  changePassword,
  collegeLogin,
  emailLogin,
  login,
  logout,
  qrConfirm,
  scanReturn,
} from '#schemas/page/fixed/login.ts';
import { notFound } from '#schemas/page/fixed/system.ts';
import { pageAt } from '#schemas/paths.ts';

const LANGUAGES: readonly (string | undefined)[] = [undefined, 'en'];

/** What somebody accepts with a login (M289): each text in Chinese, and in English under `/en`. */
export const agreementRoute = defineRoute({
  ...pageAt('agreement'),
  title: { cn: '协议', en: 'Agreement' },
  exempt: true,
  shows: (context) => {
    const { name, language } = context.params;
    const isKnown = AGREEMENTS.some((one) => one === name) && LANGUAGES.includes(language);
    return isKnown
      ? { kind: 'fixed', document: agreement(context), status: 200 }
      : { kind: 'fixed', document: notFound(context), status: 404 };
  },
});

/** Change of password (M37). */
export const changePasswordRoute = defineRoute({
  ...pageAt('change-password'),
  title: { cn: '修改密码', en: 'Change password' },
  layout: 'blank',
  exempt: true,
  index: false,
  shows: (context) => ({ kind: 'fixed', document: changePassword(context), status: 200 }),
});

/** College login (M34, D24). */
export const collegeLoginRoute = defineRoute({
  ...pageAt('college-login'),
  title: { cn: '学院登录', en: 'College login' },
  layout: 'blank',
  exempt: true,
  index: false,
  shows: (context) => ({ kind: 'fixed', document: collegeLogin(context), status: 200 }),
});

/** E-mail login (M36). */
export const emailLoginRoute = defineRoute({
  ...pageAt('email-login'),
  title: { cn: '邮箱登录', en: 'E-mail login' },
  layout: 'blank',
  exempt: true,
  index: false,
  shows: (context) => ({ kind: 'fixed', document: emailLogin(context), status: 200 }),
});

/** Logs out (M27). */
export const logoutRoute = defineRoute({
  ...pageAt('logout'),
  title: { cn: '退出登录', en: 'Log out' },
  shows: (context) => ({ kind: 'fixed', document: logout(context), status: 200 }),
});

/** The phone's page of a scanned code (D48): opening it agrees to nothing. */
export const qrConfirmRoute = defineRoute({
  ...pageAt('qr-confirm'),
  title: { cn: '扫码确认', en: 'Confirm on this phone' },
  layout: 'blank',
  exempt: true,
  index: false,
  isShared: false,
  shows: (context) => ({ kind: 'fixed', document: qrConfirm(context), status: 200 }),
});

/** Where WeChat, QQ or WeCom send a browser back to (D48): the page that ends a scan. */
export const scanReturnRoute = defineRoute({
  ...pageAt('scan-return'),
  title: { cn: '扫码结果', en: 'Result of a scan' },
  layout: 'blank',
  exempt: true,
  index: false,
  isShared: false,
  shows: (context) => ({ kind: 'fixed', document: scanReturn(context), status: 200 }),
});

/** Login page (M35). */
export const loginRoute = defineRoute({
  ...pageAt('login'),
  title: { cn: '登录', en: 'Log in' },
  layout: 'blank',
  exempt: true,
  index: false,
  shows: (context) => ({ kind: 'fixed', document: login(context), status: 200 }),
});
