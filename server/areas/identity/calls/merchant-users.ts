/** Answers the calls of merchant users. */
import {
  authBUserInfoGet,
  authBusinessUserCodeGet,
  authLoginByAdmin,
  authRegisterByAdmin,
  authIsAdminGet,
  authAdminCodeGet,
  authCooperateUrlGet,
} from '#schemas/api/identity/merchant-users.ts';
import { maskPhone, may } from '../rules/viewer.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { enterAsMerchant } from '../rules/merchants.ts';
import { DESK } from '#schemas/desk/paths.ts';

/** Answers who the merchant of this browser is, with the code a press logs in with (M157, D56). */
export const authBUserInfoGetHandler = handle(authBUserInfoGet, async (context) => {
  const { shop, deps, browser, merchant: token } = context;
  if (!shop.capabilities.merchantSession) return fail('not-found');
  const proof = { appId: shop.appId, token: token(), browser: browser() };
  const introduction = await deps.identity.merchants.introduce(proof);
  if (introduction === undefined) return fail('not-found');
  const { merchant, code } = introduction;
  return ok({ headimgurl: merchant.avatar, phone_name: maskPhone(merchant.phone), code });
});

/** Answers the code the merchant of this browser logs in with (M202, D7, D56). */
export const authBusinessUserCodeGetHandler = handle(authBusinessUserCodeGet, async (context) => {
  const { shop, deps, browser, merchant: token } = context;
  if (!shop.capabilities.merchantSession) return fail('not-found');
  const proof = { appId: shop.appId, token: token(), browser: browser() };
  const introduction = await deps.identity.merchants.introduce(proof);
  return introduction === undefined ? fail('not-found') : ok({ code: introduction.code });
});

/** Logs a merchant in as the learner they are; 9002 where they are none yet (M147, M277). */
export const authLoginByAdminHandler = handle(authLoginByAdmin, (context) =>
  enterAsMerchant(context, context.input.code, { mayRegister: false }),
);

/** Makes the learner a merchant is to be, and logs them in (M147, M192). */
export const authRegisterByAdminHandler = handle(authRegisterByAdmin, (context) =>
  enterAsMerchant(context, context.input.code, { mayRegister: true }),
);

/** Answers whether the person is an admin of this training shop (M191). */
export const authIsAdminGetHandler = handle(authIsAdminGet, ({ shop, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  return ok({ is_admin: may(viewer.user, shop.capabilities).enterConsole ? 1 : 0 });
});

/** Answers a one-time code for the back end (M90, D108, D137). */
export const authAdminCodeGetHandler = handle(authAdminCodeGet, ({ shop, deps, viewer, request }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const audience = deps.config.adminUrl ?? request.origin;
  const code = deps.identity.adminCodes.make({ appId: shop.appId, userId: viewer.user.id, audience });
  return ok({ code, login_url: audience + DESK });
});

/** Answers the back-end address of the owner (M91, D109, D137). */
export const authCooperateUrlGetHandler = handle(authCooperateUrlGet, ({ shop, deps, request }) => {
  const login = (deps.config.adminUrl ?? request.origin) + DESK;
  return ok({ login_url: `${login}?app_id=${encodeURIComponent(shop.appId)}` });
});
