/** Logs in with a code by SMS; after a first scan it binds what was scanned (M211, D55). */
import { authPhoneLogin } from '#schemas/api/identity/auth.phone_login.ts';
import { areaCodeOf, readWholePhone } from '#schemas/auth/phone.ts';
import { enterByPhone } from '../rules/sign-in-by-phone.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

export const authPhoneLoginHandler = handle(authPhoneLogin, async (context) => {
  const { input, shop, browser, locale } = context;
  if (input.app_id !== undefined && input.app_id !== shop.appId) return fail('no-permission');
  const { code, session_id: sessionId, login_key: loginKey, area_code: area } = input;
  const phone = readWholePhone(input.phone);
  if (phone?.area !== areaCodeOf(area)) return fail('phone-wrong');
  const entered = await enterByPhone(context, {
    browser: browser(),
    phone,
    code,
    sessionId,
    locale,
    ...(loginKey === undefined ? {} : { loginKey }),
  });
  return entered.ok ? ok(entered.data, entered.effects) : fail(entered.code);
});
