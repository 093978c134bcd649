/** Answers the code the merchant of this browser logs in with (M202, D7, D56). */
import { authBusinessUserCodeGet } from '#schemas/api/identity/auth.business_user_code.get.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

export const authBusinessUserCodeGetHandler = handle(authBusinessUserCodeGet, async (context) => {
  const { shop, deps, browser, merchant: token } = context;
  if (!shop.capabilities.merchantSession) return fail('not-found');
  const proof = { appId: shop.appId, token: token(), browser: browser() };
  const introduced = await deps.identity.merchants.introduce(proof);
  return introduced === undefined ? fail('not-found') : ok({ code: introduced.code });
});
