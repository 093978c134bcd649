/** The headers every answer carries (requirement 44): a strict CSP without inline script, and its companions. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FRAME_SOURCES } from '#schemas/page/embed-providers.ts';
import { isPublicHttps, rememberPublicUrl } from './secure.ts';

const COMMON = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(self), geolocation=(), payment=(self), usb=(), interest-cohort=()',
  'x-frame-options': 'SAMEORIGIN',
} as const;

/** Data is never a document: nothing may run, load or frame it. */
const DATA_CSP = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

const CSP = 'content-security-policy';
const HSTS = 'max-age=31536000; includeSubDomains';

export interface CspFacts {
  mode?: 'live' | 'development';
  /** Origins the page may call besides its own. */
  connect?: readonly string[];
  /** What it may hold in a frame besides films: the page of another company's login or captcha (D50, D66). */
  frames?: readonly string[];
  /** Origins of other companies' scripts it may run (M220). */
  scripts?: readonly string[];
}

/** CSP of a page: `styleHashes` name the style elements that stand inside its HTML. */
export function pageCsp(
  styleHashes: readonly string[],
  { mode = 'live', connect = [], frames = [], scripts = [] }: CspFacts = {},
): string {
  const styles = styleHashes.map((hash) => `'${hash}'`).join(' ');
  const isLive = mode === 'live';
  return [
    "default-src 'none'",
    ["script-src 'self'", ...(isLive ? [] : ["'unsafe-inline'"]), ...scripts].join(' '),
    isLive
      ? `style-src-elem 'self'${styles === '' ? '' : ` ${styles}`}`
      : "style-src-elem 'self' 'unsafe-inline'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    // Merchants' films, recordings and captions lie wherever they are kept, as their pictures do.
    "media-src 'self' blob: https:",
    "font-src 'self'",
    ["connect-src 'self'", ...(isLive ? [] : ['ws:']), ...connect].join(' '),
    ['frame-src', ...FRAME_SOURCES, ...frames].join(' '),
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
    ...(isLive ? ["require-trusted-types-for 'script'"] : []),
  ].join('; ');
}

/**
 * CSP of the desk: a page of the shop's own in a frame, calls to its own origin, no script but its files; in development Vite's
 * updates too. Pictures and films are a merchant's, wherever they lie.
 */
export function deskCsp(mode: CspFacts['mode'] = 'live'): string {
  const isLive = mode === 'live';
  return [
    "default-src 'none'",
    isLive ? "script-src 'self'" : "script-src 'self' 'unsafe-inline'",
    isLive ? "style-src-elem 'self'" : "style-src-elem 'self' 'unsafe-inline'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob: https:",
    "font-src 'self'",
    isLive ? "connect-src 'self'" : "connect-src 'self' ws:",
    "frame-src 'self'",
    "worker-src 'self' blob:",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    ...(isLive ? ["require-trusted-types-for 'script'"] : []),
  ].join('; ');
}

const OPEN = Object.entries(COMMON);
const HTTPS_ONLY = [...OPEN, ['strict-transport-security', HSTS] as const];
const FLAT = { open: OPEN.flat(), httpsOnly: HTTPS_ONLY.flat() };

/** Names and values in turn, as Node writes them: for an answer that goes past Fastify's own (its CSP is its own too). */
export function flatSecurityHeaders(request: FastifyRequest): readonly string[] {
  return [...(isPublicHttps(request) ? FLAT.httpsOnly : FLAT.open), 'x-request-id', request.id];
}

export function registerSecurityHeaders(app: FastifyInstance, publicUrl: string | undefined): void {
  rememberPublicUrl(app, publicUrl);
  app.addHook('onSend', (request, reply, _payload, next) => {
    // What a route says of its own answer stands.
    for (const [name, value] of isPublicHttps(request) ? HTTPS_ONLY : OPEN) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
    if (!reply.hasHeader(CSP)) reply.header(CSP, DATA_CSP);
    reply.header('x-request-id', request.id);
    next();
  });
}
