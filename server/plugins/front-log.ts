/** /v1/log: always 204 and at once, whatever it is sent; the surplus and the senseless are dropped (requirement 49). */
import type { FastifyInstance } from 'fastify';
import { LOG_BODY_BYTES, LOG_LIMIT } from '#server/security/limits.ts';
import type { CallsOptions } from './calls.ts';
import { makeLocalLimit } from './rate-limit.ts';
import { addressOf } from './address.ts';
import { findShop } from './shop.ts';
import { provenance } from './origin.ts';
import { runCall } from '#server/api/run-call.ts';
import { apiLocale } from './locale.ts';

export function registerFrontLog(app: FastifyInstance, { config, deps, registry }: CallsOptions): void {
  const call = registry.get('log.report');
  if (call === undefined) return;
  const takes = makeLocalLimit(LOG_LIMIT, deps.clock);
  app.route({
    method: 'POST',
    url: call.endpoint.path,
    bodyLimit: LOG_BODY_BYTES,
    errorHandler: (_error, _request, reply) => void reply.code(204).send(),
    handler: async (request, reply) => {
      reply.code(204);
      if (!takes(addressOf(request)) || provenance(request, config) === 'foreign') return reply.send();
      const found = await findShop(deps.shops, request);
      const reading = call.inputs.read(request.body, false);
      if (!found.ok || !reading.ok) return reply.send();
      const facts = {
        id: request.id,
        origin: '',
        userAgent: request.headers['user-agent'] ?? '',
        ip: addressOf(request),
      };
      const refuse = () => Promise.reject(new Error('a report makes no calls'));
      await runCall(
        call,
        {
          input: reading.input,
          shop: found.shop,
          viewer: undefined,
          grantOf: () => undefined,
          browser: () => '',
          merchant: () => undefined,
          deps,
          locale: apiLocale(request),
          request: facts,
          call: refuse,
        },
        false,
      );
      return reply.send();
    },
  });
}
