/** Who may call across origins: exact origins only, and every write shows where it comes from (requirements 40, 42). */
import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AnyEndpoint } from '#schemas/api/define-endpoint.ts';
import { headerAppId, isSameOrigin } from './host.ts';

export type OriginRefusal = 'bad-parameters' | 'no-permission';

/** What a write without its shop's header is told, so that whoever wrote the program can mend it. */
const NO_APP_ID = {
  fields: [{ field: 'headers/app-id', rule: 'required' }],
  message: {
    cn: '缺少请求头 app-id：写操作须带上店铺的 app_id，如 app-id: appknowledge',
    en: 'The header app-id is missing: a write names its shop by it, like app-id: appknowledge',
  },
};

/** The rest of the answer to a refused call. */
export function refusalData(refusal: OriginRefusal): { data?: typeof NO_APP_ID } {
  return refusal === 'bad-parameters' ? { data: NO_APP_ID } : {};
}

/** Reads stay reads whatever their method: their names end in get or check. */
const READ_NAME = /\.(?:get|check)$/;
/** But these leave something behind. */
const WRITES: ReadonlySet<string> = new Set(['auth.bind_qr.get', 'zone.password.check']);

/** Reads to whoever is asked where they come from, but they leave something behind: a right, a ticket. */
const NEVER_BY_GET: ReadonlySet<string> = new Set(['goods.password.check', 'live.ticket.get']);

/** A GET by specification that is kept all the same (requirement 40): no page of another site may make it. */
const WRITTEN_BY_GET: ReadonlySet<string> = new Set(['live.leave']);

export function isWrite(endpoint: Pick<AnyEndpoint, 'method' | 'name'>): boolean {
  if (endpoint.method === 'GET') return WRITTEN_BY_GET.has(endpoint.name);
  return WRITES.has(endpoint.name) || !READ_NAME.test(endpoint.name);
}

/** Whether the call only reads, so that a GET of it changes nothing (D136). */
export function isReadOnly(endpoint: Pick<AnyEndpoint, 'method' | 'name'>): boolean {
  return !isWrite(endpoint) && !NEVER_BY_GET.has(endpoint.name);
}

const SAME_ORIGIN = 'same-origin';

/** `unknown` where a caller is no browser and says nothing. */
export function provenance(
  request: FastifyRequest,
  options: { corsOrigins: readonly string[]; publicUrl?: string | undefined },
): 'ours' | 'foreign' | 'unknown' {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (origin !== undefined && origin !== 'null') {
    if (options.corsOrigins.includes(origin)) return 'ours';
    // What a browser says of itself has to agree; one that says nothing is judged by the origin alone.
    const agrees = site === undefined || site === SAME_ORIGIN;
    return agrees && isSameOrigin(request, options.publicUrl, origin) ? 'ours' : 'foreign';
  }
  if (site === SAME_ORIGIN) return 'ours';
  return site === undefined && origin === undefined ? 'unknown' : 'foreign';
}

/** Why a call is refused for where it comes from; undefined when it may go on. */
export function refuseOrigin(
  request: FastifyRequest,
  endpoint: Pick<AnyEndpoint, 'method' | 'name'>,
  options: { corsOrigins: readonly string[]; publicUrl?: string | undefined },
): OriginRefusal | undefined {
  const isRead = !isWrite(endpoint);
  const isGet = request.method === 'GET';
  if (isGet && isRead) return undefined;
  const from = provenance(request, options);
  if (from === 'foreign') return 'no-permission';
  if (isRead) return undefined;
  if (headerAppId(request) === undefined) return 'bad-parameters';
  // A GET of one's own page names no origin; that header of ours no other site's page can send without being asked about.
  return from === 'ours' || isGet ? undefined : 'no-permission';
}

export async function registerCors(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  await app.register(cors, {
    origin: [...origins],
    credentials: true,
    methods: ['GET', 'POST'],
    allowedHeaders: ['content-type', 'app-id', 'accept-language'],
    maxAge: 600,
  });
}
