/** Tells who holds a scanned account whether a phone may be bound to it (M206). */
import { authPhoneInquire } from '#schemas/api/identity/auth.phone.inquire.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { inquirePhone } from '../rules/phone-inquiry.ts';

export const authPhoneInquireHandler = handle(authPhoneInquire, async (context) => {
  const { input, shop, deps, request } = context;
  const browser = context.browser();
  const asked = { loginKey: input.login_key, typed: input.phone, browser, ip: request.ip };
  const said = await inquirePhone(deps, { appId: shop.appId, ...asked });
  return said === 'free' ? ok({}) : fail(said);
});
