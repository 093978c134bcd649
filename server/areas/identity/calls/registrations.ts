/** Answers the calls of registrations. */
import { authRegister, authAgreementAccept } from '#schemas/api/identity/registrations.ts';
import { areaCodeOf, readWholePhone } from '#schemas/auth/phone.ts';
import { registerByPhone } from '../rules/sign-in-by-phone.ts';
import { refusePassword } from '../rules/set-password.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { AGREEMENT_VERSION } from '#schemas/auth/agreements.ts';

/** Makes an account from a proven phone (M231, D49); nobody's password is ever set over (requirement 20). */
export const authRegisterHandler = handle(authRegister, async (context) => {
  const { input, browser, locale } = context;
  const { code, session_id: sessionId, area_code: area, password } = input;
  const phone = readWholePhone(input.phone);
  if (phone?.area !== areaCodeOf(area)) return fail('phone-wrong');
  // Both entries are one here: the form that asks twice compares them itself.
  const fault = password === undefined ? undefined : refusePassword({ password, re_password: password });
  if (fault === 'password-format' || fault === 'password-common') return fail(fault);
  const result = await registerByPhone(
    context,
    { browser: browser(), phone, code, sessionId, locale },
    password,
  );
  return result.ok ? ok(result.data, result.effects) : fail(result.code);
});

/** Keeps which agreements a person accepted, and when (D63). */
export const authAgreementAcceptHandler = handle(
  authAgreementAccept,
  async ({ input: { version }, shop, deps, viewer }) => {
    if (viewer === undefined) return fail('not-logged-in');
    // Nobody accepts texts that were not written yet.
    if (Number(version) > Number(AGREEMENT_VERSION)) return fail('state-conflict');
    const { accounts } = deps.stores;
    const account = await accounts.byId(shop.appId, viewer.user.id);
    if (account === undefined) return fail('not-logged-in');
    // A tab opened long ago takes nothing back.
    if (Number(account.agreed) >= Number(version)) return ok({});
    await accounts.change(shop.appId, account.id, { agreed: version, agreedAt: deps.clock.now() });
    return ok({});
  },
);
