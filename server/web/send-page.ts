/** Sends a finished page in the form its browser takes best. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { flatSecurityHeaders } from '#server/kernel/http/security-headers.ts';
import { pickEncoding, type EncodedBodies } from './compress.ts';
import type { Page } from './page.ts';

function send(reply: FastifyReply, page: Page, { body, encoding }: EncodedBodies): FastifyReply {
  reply.code(page.status).headers(page.headers);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(body);
}

/** The browser has it already. */
function isKnownTo(request: FastifyRequest, { etag, status }: Page): boolean {
  return etag !== '' && status === 200 && request.headers['if-none-match'] === etag;
}

/** At once where the wanted form has been made before. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
): FastifyReply | Promise<FastifyReply> {
  if (page.etag !== '' && page.status === 200) reply.header('etag', page.etag);
  if (isKnownTo(request, page)) return reply.code(304).headers(page.headers).send();
  const encoding = pickEncoding(request.headers['accept-encoding']);
  const body = page.body.peek(encoding);
  if (body !== undefined) return send(reply, page, body);
  return page.body.get(encoding).then((content) => send(reply, page, content));
}

/** Headers of a page in one form, as Node writes them: made once, for a page of the cache is sent many times. */
const flatHeaders = new WeakMap<Buffer, readonly string[]>();

function flatHeadersOf(page: Page, { body, encoding }: EncodedBodies): readonly string[] {
  const headers = flatHeaders.get(body);
  if (headers !== undefined) return headers;
  const newHeaders = [...Object.entries(page.headers).flat(), 'content-length', String(body.length)];
  if (encoding !== 'identity') newHeaders.push('content-encoding', encoding);
  if (page.etag !== '' && page.status === 200) newHeaders.push('etag', page.etag);
  flatHeaders.set(body, newHeaders);
  return newHeaders;
}

/**
 * A page of the cache. Fastify spends longer on the headers of such an answer than everything else takes together, so they
 * are written past it, with what was said of the answer so far; cookies alone need its own way.
 * @param own what every page says of itself
 */
export function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  own: Readonly<Record<string, string>>,
): FastifyReply | Promise<FastifyReply> {
  const body = page.body.peek(pickEncoding(request.headers['accept-encoding']));
  if (body === undefined || isKnownTo(request, page)) return sendPage(request, reply.headers(own), page);
  reply.hijack();
  const headers = [...flatSecurityHeaders(request), ...flatHeadersOf(page, body)];
  for (const name in own) headers.push(name, own[name] ?? '');
  const replyHeaders = reply.getHeaders();
  for (const name in replyHeaders) headers.push(name, String(replyHeaders[name]));
  reply.raw.writeHead(page.status, headers);
  reply.raw.end(body.body);
  return reply;
}
