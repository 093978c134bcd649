/** What the calls of scanned codes share: who asks, and what a new code is answered as. */
import { QR_LIFE_S } from '#schemas/constants.ts';
import type { QrAsker } from '#server/domain/identity/qr.ts';
import type { HandlerContext } from './define-handler.ts';

export function qrAskerOf({ shop, browser, request }: HandlerContext): QrAsker {
  return { appId: shop.appId, browser: browser(), userAgent: request.userAgent };
}

export function showQr({ request }: HandlerContext, code: string) {
  return {
    code,
    qr_code_url: `${request.origin}/auth/qr_confirm?code=${code}`,
    expire_in: QR_LIFE_S,
  };
}
