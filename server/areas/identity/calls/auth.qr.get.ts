/** Answers a code to scan, which belongs to the browser that asked (M212, D47, D48). */
import { authQrGet } from '#schemas/api/identity/auth.qr.get.ts';
import { isScanOffered } from '../rules/qr-login.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { showQr } from '../show-qr.ts';

export const authQrGetHandler = handle(authQrGet, async (context) => {
  const { input, shop, deps } = context;
  // The flow belongs to the browser already: a login_key sent along adds nothing to it.
  const { provider = 'local' } = input;
  if (!isScanOffered(provider, shop.capabilities) || !deps.identity.scans.isServed(provider))
    return fail('login-way-off');
  return ok(await showQr(context, provider));
});
