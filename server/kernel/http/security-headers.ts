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

/** Sources of a document's CSP in which pages and the desk differ; scripts and connections are its own origin's besides. */
interface DocumentSources {
  mode: CspFacts['mode'];
  scripts?: readonly string[];
  styles?: readonly string[];
  images: readonly string[];
  connect?: readonly string[];
  frames: readonly string[];
  /** Directives of this document alone. */
  own?: readonly string[];
  ancestors: "'self'" | "'none'";
}

/** In development Vite puts scripts and styles into the page, and sends its updates by a socket. */
function documentCsp(sources: DocumentSources): string {
  const { mode, scripts = [], styles = [], images, connect = [], frames, own = [], ancestors } = sources;
  const isDevelopment = mode === 'development';
  const inline = isDevelopment ? ["'unsafe-inline'"] : [];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inline, ...scripts].join(' '),
    ["style-src-elem 'self'", ...(isDevelopment ? inline : styles)].join(' '),
    "style-src-attr 'unsafe-inline'",
    ['img-src', ...images].join(' '),
    // Merchants' films, recordings and captions lie wherever they are kept, as their pictures do.
    "media-src 'self' blob: https:",
    "font-src 'self'",
    ["connect-src 'self'", ...(isDevelopment ? ['ws:'] : []), ...connect].join(' '),
    ['frame-src', ...frames].join(' '),
    "worker-src 'self' blob:",
    ...own,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${ancestors}`,
    ...(isDevelopment ? [] : ["require-trusted-types-for 'script'"]),
  ].join('; ');
}

/** CSP of a page: `styleHashes` name the style elements that stand inside its HTML. */
export function pageCsp(
  styleHashes: readonly string[],
  { mode = 'live', connect = [], frames = [], scripts = [] }: CspFacts = {},
): string {
  return documentCsp({
    mode,
    scripts,
    styles: styleHashes.map((hash) => `'${hash}'`),
    images: ["'self'", 'data:', 'https:'],
    connect,
    frames: [...FRAME_SOURCES, ...frames],
    own: ["manifest-src 'self'"],
    ancestors: "'self'",
  });
}

/** CSP of the desk: the shop's own pages in a frame, calls to its own origin, no script but its files. */
export const deskCsp = (mode: CspFacts['mode'] = 'live'): string =>
  documentCsp({
    mode,
    images: ["'self'", 'data:', 'blob:', 'https:'],
    frames: ["'self'"],
    ancestors: "'none'",
  });

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
