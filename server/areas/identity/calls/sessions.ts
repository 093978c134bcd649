/** Answers the calls of sessions. */
import {
  authStatusGet,
  authUserInfoGet,
  authUpdateUserInfo,
  authLogout,
  authMainLogin,
  authMainLogout,
  authCrossEnter,
} from '#schemas/api/identity/sessions.ts';
import { handle, ok, fail } from '#server/kernel/http/define-handler.ts';
import { maskEmail, presentUser } from '../rules/viewer.ts';
import { changePersonal, readPersonal } from '../rules/personal.ts';
import { endSession } from '../rules/sign-in.ts';
import { enterByTicket } from '../rules/cross-login.ts';

/** Answers whether this browser has a session (M203). */
export const authStatusGetHandler = handle(authStatusGet, ({ viewer }) =>
  ok({ logged_in: viewer === undefined ? 0 : 1 }),
);

/** Answers who is logged in; 8504 when nobody is (M154, M155). */
export const authUserInfoGetHandler = handle(authUserInfoGet, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const { accounts, channels, entitlements } = deps.stores;
  const { user } = viewer;
  const [account, channelRows, goodsIds, superVip] = await Promise.all([
    accounts.byId(shop.appId, user.id),
    channels.of(shop.appId, user.id),
    entitlements.running(shop.appId, user.id),
    deps.access.superVipOf(shop.appId, { user, now: deps.clock.now() }),
  ]);
  if (account === undefined) return fail('not-logged-in');
  const isSvip = superVip !== undefined;
  const info = presentUser(
    { ...viewer, account, channels: channelRows, goodsIds, isSvip },
    shop.capabilities,
  );
  const wantsEmail = input.need_account_email === 1;
  return ok({
    user_info: wantsEmail ? { ...info, account_email: maskEmail(account.email) } : info,
    app_id: shop.appId,
  });
});

/** Changes what a person says of themself, and answers how it stands (D90, M184). */
export const authUpdateUserInfoHandler = handle(authUpdateUserInfo, async (context) => {
  const { input, deps, viewer, locale } = context;
  if (viewer === undefined) return fail('not-logged-in');
  const result = await changePersonal(deps, viewer, input);
  if (!result.ok)
    return result.code === 'answers-invalid'
      ? fail('answers-invalid', { fields: result.faults })
      : fail(result.code);
  const personal = await readPersonal(deps, viewer, locale);
  return personal === undefined ? fail('not-found') : ok(personal);
});

/** Ends the session on every node and clears its cookies (M203). */
export const authLogoutHandler = handle(authLogout, async ({ shop, deps, holder }) => {
  const current = await holder();
  if (current !== undefined) await endSession(deps, shop.appId, current.session.publicId);
  return ok({}, { session: { kind: 'ended' } });
});

/** Takes the one-time code of a login and starts a session on the main host (M202, D7). */
export const authMainLoginHandler = handle(authMainLogin, (context) =>
  enterByTicket(context, context.input.code),
);

/** Ends the session of this browser on the main host (M202, D7). */
export const authMainLogoutHandler = handle(authMainLogout, async ({ shop, deps, viewer }) => {
  if (viewer !== undefined) await endSession(deps, shop.appId, viewer.session.publicId);
  return ok({}, { session: { kind: 'ended' } });
});

/** Takes the one-time code of a login on another host of the shop, and starts a session here (M151, D60). */
export const authCrossEnterHandler = handle(authCrossEnter, (context) =>
  enterByTicket(context, context.input.code),
);
