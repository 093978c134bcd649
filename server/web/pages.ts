/** Everything that is no call: files of the build, then pages; an unknown call keeps its envelope. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SCAN_COMPANY_NAMES } from '#schemas/auth/identity-companies.ts';
import { makePageHandler, type ServeOptions } from '#server/web/serve.ts';
import type { SendAsset } from './send-assets.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { withOneSlash } from '#server/kernel/http/urls.ts';

const SCANNED = SCAN_COMPANY_NAMES.join('|');

/** Where calls live (D1): an unknown address below is an unknown call, never a page. What a QR code shows, and where a company sends a scan back to, are (D48). */
const CALL_PATH = new RegExp(
  `^/(?:api|auth(?!/(?:qr_confirm|scan/(?:${SCANNED}))(?:/?$|\\?))|v1|console|training|teas|login_cooperate|schemas|assets|media|docs|dev)(?:/|$|\\?)`,
);

/** Whether an address is one of the calls', where no page answers. */
export function isCallPath(url: string): boolean {
  return CALL_PATH.test(url);
}

function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendFailure(request, reply, 'not-found', { status: 404 });
}

export function registerPages(app: FastifyInstance, options: ServeOptions, sendAsset: SendAsset): void {
  const servePage = makePageHandler(options);
  app.setNotFoundHandler(notFound);
  app.get('/*', (request, reply) => {
    if (request.url.startsWith('//')) return reply.redirect(withOneSlash(request.url), 308);
    const asset = sendAsset(request, reply);
    if (asset !== undefined) return asset;
    return isCallPath(request.url) ? notFound(request, reply) : servePage(request, reply);
  });
}
