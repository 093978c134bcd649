/** Takes what a company sent this browser back with, and says what became of its code (D47, D48). */
import { authScanFinish } from '#schemas/api/identity/auth.scan.finish.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { tellerOf } from '../tell-owner.ts';

export const authScanFinishHandler = handle(authScanFinish, async (context) => {
  const { input, shop, deps, viewer, browser, request } = context;
  const { provider, state, code } = input;
  const { scans, qr } = deps.identity;
  const answer = { appId: shop.appId, browser: browser(), provider, state, code, origin: request.origin };
  const tell = viewer === undefined ? undefined : await tellerOf(context, viewer.user.id);
  const ended = await scans.finish({ ...answer, userId: viewer?.user.id });
  if (!ended.ok) return fail(ended.code);
  if (ended.hasBound) tell?.('channel-bound');
  const { scene } = ended.ticket;
  if (!ended.isAlone) return ok({ scene, token: '', login_key: '' });
  const given = await qr.collect(ended.ticket, shop.capabilities);
  if (given.kind === 'refused')
    return fail(given.code === 'qr-waiting' || given.code === 'poll-busy' ? 'qr-expired' : given.code);
  return given.kind === 'token'
    ? ok({ scene, token: given.token, login_key: '' })
    : ok({ scene, token: '', login_key: given.loginKey });
});
