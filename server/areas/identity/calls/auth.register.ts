/** Makes an account from a proven phone (M231, D49); nobody's password is ever set over (requirement 20). */
import { authRegister } from '#schemas/api/identity/auth.register.ts';
import { areaCodeOf, readWholePhone } from '#schemas/auth/phone.ts';
import { registerByPhone } from '../rules/sign-in-by-phone.ts';
import { refusePassword } from '../rules/set-password.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

export const authRegisterHandler = handle(authRegister, async (context) => {
  const { input, browser, locale } = context;
  const { code, session_id: sessionId, area_code: area, password } = input;
  const phone = readWholePhone(input.phone);
  if (phone?.area !== areaCodeOf(area)) return fail('phone-wrong');
  // Both entries are one here: the form that asks twice compares them itself.
  const fault = password === undefined ? undefined : refusePassword({ password, re_password: password });
  if (fault === 'password-format' || fault === 'password-common') return fail(fault);
  const entered = await registerByPhone(
    context,
    { browser: browser(), phone, code, sessionId, locale },
    password,
  );
  return entered.ok ? ok(entered.data, entered.effects) : fail(entered.code);
});
