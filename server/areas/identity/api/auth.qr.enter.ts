/** Turns the token of a confirmed scan into a session, in the browser that asked for the code (decision 150). */
import { authQrEnter } from '#schemas/api/auth/auth.qr.enter.ts';
import { signIn } from '../rules/sign-in.ts';
import { fail, handle } from '#server/kernel/http/define-handler.ts';

export const authQrEnterHandler = handle(authQrEnter, async (context) => {
  const { input, shop, deps, browser } = context;
  const { tickets } = deps.identity;
  const shown = await tickets.peek(shop.appId, 'qr-entry', input.token);
  // A browser that is not theirs does not spend it either.
  if (shown === undefined || shown.browser !== browser()) return fail('ticket-spent');
  const entry = await tickets.take(shop.appId, 'qr-entry', input.token);
  const account = entry === undefined ? undefined : await deps.stores.accounts.byId(shop.appId, entry.userId);
  if (account === undefined) return fail('ticket-spent');
  return signIn(context, account);
});
