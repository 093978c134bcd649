/** Lets a demo's phone pretend what a social account would have led to (D48). */
import { authQrSimulate } from '#schemas/api/identity/auth.qr.simulate.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

export const authQrSimulateHandler = handle(authQrSimulate, async ({ input, shop, deps }) => {
  const { qr } = deps.identity;
  if (!qr.demo) return fail('not-found');
  const said = await qr.pretend(shop.appId, input.code, input.outcome);
  return said === 'done' ? ok({}) : fail(said);
});
