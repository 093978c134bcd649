/** Answers the calls of logins. */
import {
  authLoginWaysGet,
  authForcedLoginGet,
  authAccountLogin,
  authPasswordLogin,
  authPhoneLogin,
  authEmailLogin,
} from '#schemas/api/identity/logins.ts';
import { handle, ok, fail } from '#server/kernel/http/define-handler.ts';
import { isPrivate } from '#schemas/shop/gate.ts';
import { DEFAULT_AREA_CODE, areaCodeOf, readWholePhone } from '#schemas/auth/phone.ts';
import { logInByPassword } from '../rules/password-login.ts';
import { enterByPhone } from '../rules/sign-in-by-phone.ts';
import { readEmail } from '#schemas/auth/login-name.ts';
import { emailBinding } from '#server/areas/messaging/area.ts';
import { signIn } from '../rules/sign-in.ts';

/** Answers the ways to log in that the shop offers and its kind of login has room for (M214, M123, D49). */
export const authLoginWaysGetHandler = handle(authLoginWaysGet, ({ shop }) => {
  const { login, loginPanel, passwordLogin, smsLogin, wechatLogin, qqLogin } = shop.capabilities;
  // The training login has two ways, scan and account (M129).
  const isWide = loginPanel === 'knowledge';
  const flag = (isOn: boolean) => (login && isOn ? 1 : 0);
  return ok({
    verify_code: flag(isWide && smsLogin),
    phone_password: flag(passwordLogin),
    wx: flag(wechatLogin),
    qq: flag(isWide && qqLogin),
  });
});

/** Answers whether a login comes before anything else (M231). */
export const authForcedLoginGetHandler = handle(authForcedLoginGet, ({ shop }) =>
  ok({ forced: isPrivate(shop.capabilities) ? 1 : 0 }),
);

/** Logs in with an account name, as training shops do (M209); digits alone are a phone of the default area. */
export const authAccountLoginHandler = handle(authAccountLogin, (context) => {
  const { input } = context;
  return logInByPassword(context, { ...input, name: input.user_name, area_code: DEFAULT_AREA_CODE });
});

/** Logs in with phone or account and password (M210, M272-M275). */
export const authPasswordLoginHandler = handle(authPasswordLogin, (context) => {
  const { input, shop } = context;
  if (input.app_id !== undefined && input.app_id !== shop.appId) return fail('no-permission');
  return logInByPassword(context, { ...input, name: input.phone });
});

/** Logs in with a code by SMS; after a first scan it binds what was scanned (M211, D55). */
export const authPhoneLoginHandler = handle(authPhoneLogin, async (context) => {
  const { input, shop, browser, locale } = context;
  if (input.app_id !== undefined && input.app_id !== shop.appId) return fail('no-permission');
  const { code, session_id: sessionId, login_key: loginKey, area_code: area } = input;
  const phone = readWholePhone(input.phone);
  if (phone?.area !== areaCodeOf(area)) return fail('phone-wrong');
  const result = await enterByPhone(context, {
    browser: browser(),
    phone,
    code,
    sessionId,
    locale,
    ...(loginKey === undefined ? {} : { loginKey }),
  });
  return result.ok ? ok(result.data, result.effects) : fail(result.code);
});

/** Logs in with a code by e-mail (D59): four faults, each with its own words (M185). */
export const authEmailLoginHandler = handle(authEmailLogin, async (context) => {
  const { input, shop, deps, browser } = context;
  const { appId } = shop;
  const email = readEmail(input.email);
  if (email === undefined) return fail('email-wrong');
  const binding = emailBinding({ appId, scene: 'login', email, browser: browser() });
  const verdict = await deps.messaging.codes.check(binding, input.code);
  if (verdict !== 'right') return fail(verdict === 'wrong' ? 'email-code-wrong' : 'email-code-expired');
  const account = await deps.stores.accounts.byEmail(appId, email);
  if (account === undefined) return fail('email-not-registered');
  const result = await signIn(context, { account, stale: 'email-code-expired' });
  return result.ok ? ok(result.data, result.effects) : fail(result.code);
});
