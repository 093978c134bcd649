/** Answers who the merchant of this browser is, with the code a press logs in with (M157, D56). */
import { authBUserInfoGet } from '#schemas/api/identity/auth.b_user_info.get.ts';
import { maskPhone } from '../rules/viewer.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

export const authBUserInfoGetHandler = handle(authBUserInfoGet, async (context) => {
  const { shop, deps, browser, merchant: token } = context;
  if (!shop.capabilities.merchantSession) return fail('not-found');
  const proof = { appId: shop.appId, token: token(), browser: browser() };
  const introduced = await deps.identity.merchants.introduce(proof);
  if (introduced === undefined) return fail('not-found');
  const { merchant, code } = introduced;
  return ok({ headimgurl: merchant.avatar, phone_name: maskPhone(merchant.phone), code });
});
