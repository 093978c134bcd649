/** Preview links: what may be looked at, through whose eyes and until when, signed by this installation (D43). */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ViewAs } from '#schemas/shop/view-as.ts';
import { PREVIEW_LIFE_MS, PREVIEW_TOKEN_MAX } from '../limits.ts';
import type { Clock } from '#server/kernel/clock.ts';

export interface PreviewGrant {
  /** The shop the link belongs to; it opens nothing in another. */
  app_id: string;
  /** Every draft of the shop, or stored versions by `kind/id`. */
  shows: 'drafts' | Readonly<Record<string, string>>;
  view_as: ViewAs;
  /** Set where the desk asked for it: in a frame of the shop's own origin the page has no bar. */
  in_desk?: true;
  /** Unix milliseconds. */
  expires_at: number;
}

export type PreviewFault = 'invalid' | 'expired' | 'other-shop';
type PreviewReading = { ok: true; grant: PreviewGrant } | { ok: false; fault: PreviewFault };

export interface PreviewTokens {
  make(grant: Omit<PreviewGrant, 'expires_at'>): { token: string; grant: PreviewGrant };
  /** Judges a token for one shop; never throws, whatever a stranger sends. */
  read(token: string, appId: string): PreviewReading;
}

/** Stands in the signature: raised with the shape of a grant, so that what is signed has the shape of today. */
const SHAPE = 'preview 1';

/** Only what this code signed gets here. */
function isGrant(value: unknown): value is PreviewGrant {
  return typeof value === 'object' && value !== null && 'app_id' in value && 'expires_at' in value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

export function makePreviewTokens({ key, clock }: { key: string; clock: Clock }): PreviewTokens {
  const sign = (payload: string) => createHmac('sha256', key).update(`${SHAPE} ${payload}`).digest();
  return {
    make(request) {
      const grant = { ...request, expires_at: clock.now() + PREVIEW_LIFE_MS };
      const payload = Buffer.from(JSON.stringify(grant)).toString('base64url');
      return { token: `${payload}.${sign(payload).toString('base64url')}`, grant };
    },
    read(token, appId) {
      const [payload = '', signature = '', ...rest] = token.split('.');
      if (token.length > PREVIEW_TOKEN_MAX || rest.length > 0) return { ok: false, fault: 'invalid' };
      const mac = Buffer.from(signature, 'base64url');
      const expectedMac = sign(payload);
      if (mac.length !== expectedMac.length || !timingSafeEqual(mac, expectedMac))
        return { ok: false, fault: 'invalid' };
      const grant = parse(payload);
      if (!isGrant(grant)) return { ok: false, fault: 'invalid' };
      if (grant.app_id !== appId) return { ok: false, fault: 'other-shop' };
      return grant.expires_at <= clock.now() ? { ok: false, fault: 'expired' } : { ok: true, grant };
    },
  };
}
