/** What the calls of scanned codes share: who asks, and what a new code is answered as. */
import { QR_LIFE_S } from '#schemas/constants.ts';
import type { QrProviderName } from '#schemas/auth/login-fields.ts';
import { PATHS } from '#schemas/paths.ts';
import type { QrAsker } from '../rules/qr-login.ts';
import type { HandlerContext } from '#server/kernel/http/define-handler.ts';

export function qrAskerOf({ shop, browser, request }: HandlerContext): QrAsker {
  return { appId: shop.appId, browser: browser(), userAgent: request.userAgent };
}

/** A company's own page where it is configured; else the shop's, for a phone that is logged in. */
export async function showQr(context: HandlerContext, provider: QrProviderName, userId?: string) {
  const { request, deps, locale } = context;
  const { qr, scans } = deps.identity;
  const { origin } = request;
  const asker = qrAskerOf(context);
  const code = await qr.ask(asker, provider, userId);
  const page = await scans.page({ ...asker, provider, code, origin, locale });
  return {
    code,
    qr_code_url: page?.url ?? `${origin}${PATHS['qr-confirm']}?code=${code}`,
    expire_in: QR_LIFE_S,
    opens: page === undefined ? ('phone' as const) : page.opens,
    ...(page?.frameDomains === undefined ? {} : { frame_domains: [...page.frameDomains] }),
  };
}
