/** Writes the one shape every answer of the shop server has (M200, D3). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CODES, type CodeKey } from '#schemas/api/codes.ts';
import type { Envelope } from '#schemas/api/envelope.ts';
import type { Locale } from '#schemas/locale.ts';
import type { LocaleText } from '#schemas/page/text.ts';
import { defineCounter } from '../metrics/counters.ts';
import { areaOf } from '../metrics/route-area.ts';
import { apiLocale } from './locale.ts';

const refusals = defineCounter(
  'error_answers_total',
  'Answers that refuse or fail, by area and the code they declare.',
  ['area', 'code'],
);

export function makeEnvelope(
  code: CodeKey,
  options: { locale: Locale; requestId: string; data?: unknown },
): Envelope {
  const { code: number, [options.locale]: msg } = CODES[code];
  return { code: number, data: options.data ?? null, msg, req_id: options.requestId };
}

/** Sends a refusal or a fault. Business outcomes are HTTP 200; `status` is for faults of transport, `text` says more than the code's own. */
export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  code: CodeKey,
  options: { status?: number; data?: unknown; retryAfterS?: number; text?: LocaleText } = {},
): FastifyReply {
  refusals.add({ area: areaOf(request), code });
  if (options.retryAfterS !== undefined) reply.header('retry-after', String(options.retryAfterS));
  const { data, text } = options;
  const locale = apiLocale(request);
  const envelope = makeEnvelope(code, {
    locale,
    requestId: request.id,
    ...(data === undefined ? {} : { data }),
  });
  return reply
    .code(options.status ?? 200)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(text === undefined ? envelope : { ...envelope, msg: text[locale] });
}
