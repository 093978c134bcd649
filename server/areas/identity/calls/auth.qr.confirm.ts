/** Takes the yes or no of the person logged in on the phone; the computer hears it by its poll (D48). */
import { authQrConfirm } from '#schemas/api/identity/auth.qr.confirm.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

export const authQrConfirmHandler = handle(authQrConfirm, async (context) => {
  const { input, shop, deps, viewer } = context;
  if (viewer === undefined) return fail('not-logged-in');
  const { code, agree } = input;
  const said = await deps.identity.qr.answer(shop.appId, code, viewer.session, agree === 1);
  if (!said.ok) return fail(said.code);
  if (said.boundTo !== undefined) deps.messaging.notices.notify(context, said.boundTo, 'channel-bound');
  return ok({});
});
