/** Tells a phone which computer asks, and since when; to look agrees to nothing (D48, B27). */
import { authQrLook } from '#schemas/api/identity/auth.qr.look.ts';
import { secondsOf } from '#schemas/time.ts';
import { deviceName } from '../rules/device-name.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

export const authQrLookHandler = handle(authQrLook, async ({ input, shop, deps, viewer }) => {
  const { qr } = deps.identity;
  const ticket = await qr.look(shop.appId, input.code);
  if (ticket === undefined) return fail('qr-expired');
  return ok({
    scene: ticket.scene,
    device: deviceName(ticket.userAgent),
    asked_at: secondsOf(ticket.createdAt),
    nickname: viewer?.user.nickname ?? '',
    simulate: qr.demo ? 1 : 0,
  });
});
