/** Answers what became of a scanned code, to the browser it belongs to, once (M134-M140, requirement 19). */
import { authQrPoll } from '#schemas/api/identity/auth.qr.poll.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { qrAskerOf } from '../show-qr.ts';

export const authQrPollHandler = handle(authQrPoll, async (context) => {
  const { input, shop, deps } = context;
  const polled = await deps.identity.qr.poll(qrAskerOf(context), input.code, shop.capabilities);
  if (polled.kind === 'refused') return fail(polled.code);
  if (polled.kind === 'scanned') return fail('qr-waiting', { scanned: 1 });
  if (polled.kind === 'first-time') return fail('qr-first-time', { login_key: polled.loginKey });
  return ok({ code: polled.token, token: polled.token, login_key: '' });
});
