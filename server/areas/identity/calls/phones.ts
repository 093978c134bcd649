/** Answers the calls of phones. */
import { authPhoneBind, authPhoneInquire } from '#schemas/api/identity/phones.ts';
import { areaCodeOf, phoneKey, readWholePhone } from '#schemas/auth/phone.ts';
import { changePhone } from '../rules/change-phone.ts';
import { maskPhone } from '../rules/viewer.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { tellerOf } from '../services/tell-owner.ts';
import { inquirePhone } from '../rules/phone-inquiry.ts';

/** Binds a phone to the person logged in; in place of another only with proof of that one (requirement 24). */
export const authPhoneBindHandler = handle(authPhoneBind, async (context) => {
  const { input, viewer, browser } = context;
  if (viewer === undefined) return fail('not-logged-in');
  const phone = readWholePhone(input.phone);
  if (phone?.area !== areaCodeOf(input.area_code)) return fail('phone-wrong');
  // Told to the phone of before: whoever holds it learns that it opens nothing any more.
  const notify = await tellerOf(context, viewer.user.id);
  const result = await changePhone(
    { ...context, viewer },
    { browser: browser(), phone, code: input.code, sessionId: input.session_id, proof: input.token },
  );
  if (!result.ok) return fail(result.code);
  notify('phone-changed');
  return ok({ phone: maskPhone(phoneKey(phone)) }, result.effects);
});

/** Tells who holds a scanned account whether a phone may be bound to it (M206). */
export const authPhoneInquireHandler = handle(authPhoneInquire, async (context) => {
  const { input, shop, deps, request } = context;
  const browser = context.browser();
  const inquiry = { loginKey: input.login_key, phoneText: input.phone, browser, ip: request.ip };
  const answer = await inquirePhone(deps, { appId: shop.appId, ...inquiry });
  return answer === 'free' ? ok({}) : fail(answer);
});
