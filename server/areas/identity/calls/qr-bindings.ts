/** Answers the calls of qr bindings. */
import { authBindQrGet, authBindQrPoll } from '#schemas/api/identity/qr-bindings.ts';
import { needsProofToBind, refuseProof } from '../rules/step-up.ts';
import { isScanOffered } from '../rules/qr-login.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { showQr, qrAskerOf } from '../services/show-qr.ts';

/** Answers a code that binds a social account to the person logged in (M231, D90). */
export const authBindQrGetHandler = handle(authBindQrGet, async (context) => {
  const { input, shop, deps, viewer, browser } = context;
  const { provider, token } = input;
  if (viewer === undefined) return fail('not-logged-in');
  const { qr, scans } = deps.identity;
  if (!isScanOffered(provider, shop.capabilities) || !scans.isServed(provider) || provider === 'local')
    return fail('login-way-off');
  // A phone of the shop's own is no social account, and only a demo lets it pose as one.
  if (scans.isLocal(provider) && !qr.demo) return fail('login-way-off');
  // The proof stays for as long as it lives: a code that ran out is shown anew by it.
  const isProofAsked = needsProofToBind(deps, viewer);
  const unproven = isProofAsked ? await refuseProof(deps, viewer, { browser: browser(), token }) : undefined;
  if (unproven !== undefined) return fail(unproven);
  return ok(await showQr(context, provider, viewer.user.id));
});

/** Answers whether a code has bound a social account to the person logged in (M231). */
export const authBindQrPollHandler = handle(authBindQrPoll, async (context) => {
  const { input, deps, viewer } = context;
  if (viewer === undefined) return fail('not-logged-in');
  const result = await deps.identity.qr.pollBinding(qrAskerOf(context), input.code, viewer.user.id);
  return result === 'bound' ? ok({ bound: 1 }) : fail(result);
});
