/** Signs pages for the scripts of enterprise messaging, as their publisher describes it (M220, M221). */
import { createHash, randomBytes } from 'node:crypto';
import { secondsOf } from '#schemas/time.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { IdentityProviders, PageTicket } from '../ports/identity-providers.ts';

type PageSigned =
  | ({ ok: true; timestamp: number; nonceStr: string; signature: string } & Omit<PageTicket, 'ticket'>)
  /** No company that signs here, or one that does not answer now. */
  | { ok: false; code: 'not-found' | 'maintenance' };

export interface PageSignatures {
  sign(of: 'agent' | 'corp', pageUrl: string): Promise<PageSigned>;
}

/** Whether an address is a page of this origin. */
export function isPageOf(pageUrl: string, origin: string): boolean {
  return URL.canParse(pageUrl) && new URL(pageUrl).origin === origin;
}

/** Signed is the address without what stands behind `#`. */
export function signatureOf(
  ticket: string,
  { nonceStr, timestamp, pageUrl }: { nonceStr: string; timestamp: number; pageUrl: string },
): string {
  const [url = ''] = pageUrl.split('#', 1);
  const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${String(timestamp)}&url=${url}`;
  return createHash('sha1').update(text).digest('hex');
}

export function makePageSignatures({ companies }: IdentityProviders, clock: Clock): PageSignatures {
  return {
    sign: async (of, pageUrl) => {
      const { wework } = companies;
      if (wework?.pageTicket === undefined) return { ok: false, code: 'not-found' };
      const pageTicket = await wework.pageTicket(of);
      if (pageTicket === undefined) return { ok: false, code: 'maintenance' };
      const nonceStr = randomBytes(12).toString('base64url');
      const timestamp = secondsOf(clock.now());
      const { ticket, ...who } = pageTicket;
      const signature = signatureOf(ticket, { nonceStr, timestamp, pageUrl });
      return { ok: true, ...who, nonceStr, timestamp, signature };
    },
  };
}
