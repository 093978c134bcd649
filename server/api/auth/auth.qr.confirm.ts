/** Takes the yes or no of the person logged in on the phone; the computer hears it by its poll (D48). */
import { authQrConfirm } from '#schemas/api/auth/auth.qr.confirm.ts';
import { fail, handle, ok } from '../define-handler.ts';

export const authQrConfirmHandler = handle(authQrConfirm, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const { code, agree } = input;
  const said = await deps.identity.qr.answer(shop.appId, code, viewer.user.id, agree === 1);
  return said === 'done' ? ok({}) : fail(said);
});
