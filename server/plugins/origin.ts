/** Who may call across origins: exact origins only, and every write shows where it comes from (requirements 40, 42). */
import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AnyEndpoint } from '#schemas/api/define-endpoint.ts';
import { headerAppId, originOf } from './shop.ts';

export type OriginRefusal = 'bad-parameters' | 'no-permission';

/** Reads stay reads whatever their method: their names end in get or check. */
const READ_NAME = /\.(?:get|check)$/;

export function isWrite(endpoint: Pick<AnyEndpoint, 'method' | 'name'>): boolean {
  return endpoint.method !== 'GET' && !READ_NAME.test(endpoint.name);
}

/** `unknown` where a caller is no browser and says nothing. */
export function provenance(
  request: FastifyRequest,
  options: { corsOrigins: readonly string[]; publicUrl?: string },
): 'ours' | 'foreign' | 'unknown' {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (origin !== undefined && origin !== 'null') {
    const isKnown = origin === originOf(request, options.publicUrl) || options.corsOrigins.includes(origin);
    return isKnown ? 'ours' : 'foreign';
  }
  if (site === 'same-origin') return 'ours';
  return site === undefined && origin === undefined ? 'unknown' : 'foreign';
}

/** Why a call is refused for where it comes from; undefined when it may go on. */
export function refuseOrigin(
  request: FastifyRequest,
  endpoint: Pick<AnyEndpoint, 'method' | 'name'>,
  options: { corsOrigins: readonly string[]; publicUrl?: string },
): OriginRefusal | undefined {
  if (endpoint.method === 'GET') return undefined;
  const from = provenance(request, options);
  if (from === 'foreign') return 'no-permission';
  if (!isWrite(endpoint)) return undefined;
  if (headerAppId(request) === undefined) return 'bad-parameters';
  return from === 'ours' ? undefined : 'no-permission';
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
