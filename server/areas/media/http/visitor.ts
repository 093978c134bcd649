/** Who knocks at a door of protected media, and how they are refused. */
import type { FastifyRequest } from 'fastify';
import { gateRefusal } from '#schemas/shop/gate.ts';
import { gatePersonOf, viewerOf, type Viewer } from '#server/areas/identity/area.ts';
import { findShop } from '#server/areas/shop/area.ts';
import type { Deps } from '#server/kernel/area.ts';

export type MediaRefused = 401 | 403 | 404;

export const REFUSAL_CODES = { 401: 'not-logged-in', 403: 'not-entitled', 404: 'not-found' } as const;

export const PRIVATE_MEDIA = {
  'cache-control': 'private, no-store',
  'content-disposition': 'inline',
  'x-content-type-options': 'nosniff',
  // Opened by itself a film is a document that shows it, and nothing else.
  'content-security-policy':
    "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'",
} as const;

/** Who knocks, where they may read at all. */
export async function visitorOf(
  request: FastifyRequest,
  deps: Deps,
): Promise<{ appId: string; viewer: Viewer | undefined } | undefined> {
  const match = await findShop(deps.shop, request);
  if (!match.ok) return undefined;
  const { appId, capabilities } = match.shop;
  const viewer = await viewerOf(request, deps.stores, match.shop);
  const refusal = gateRefusal('read', gatePersonOf(viewer?.user), capabilities);
  return refusal === undefined ? { appId, viewer } : undefined;
}

export const refusalFor = (viewer: Viewer | undefined): MediaRefused => (viewer === undefined ? 401 : 403);
