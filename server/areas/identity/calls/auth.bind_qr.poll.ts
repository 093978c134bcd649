/** Answers whether a code has bound a social account to the person logged in (M231). */
import { authBindQrPoll } from '#schemas/api/identity/auth.bind_qr.poll.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { qrAskerOf } from '../show-qr.ts';

export const authBindQrPollHandler = handle(authBindQrPoll, async (context) => {
  const { input, deps, viewer } = context;
  if (viewer === undefined) return fail('not-logged-in');
  const said = await deps.identity.qr.pollBinding(qrAskerOf(context), input.code, viewer.user.id);
  return said === 'bound' ? ok({ bound: 1 }) : fail(said);
});
