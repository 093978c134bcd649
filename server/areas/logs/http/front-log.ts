/** /v1/log: always 204, whatever it is sent; the surplus and the senseless are dropped (requirement 49). */
import type { FastifyInstance } from 'fastify';
import { LOG_BODY_BYTES, LOG_LIMIT } from '../limits.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { makeLocalLimit } from '#server/kernel/http/rate-limit.ts';
import { addressOf } from '#server/kernel/http/address.ts';
import { findShop } from '#server/areas/shop/area.ts';
import { provenance } from '#server/kernel/http/origin.ts';

export function registerFrontLog(app: FastifyInstance, { config, deps, calls }: RouteOptions): void {
  const call = calls.get('log.report');
  if (call === undefined) return;
  const takes = makeLocalLimit(LOG_LIMIT, deps.clock);
  app.route({
    method: 'POST',
    url: call.endpoint.path,
    bodyLimit: LOG_BODY_BYTES,
    errorHandler: (_error, _request, reply) => void reply.code(204).send(),
    // Before the body is read: what is dropped costs nobody its reading.
    onRequest: async (request, reply) => {
      if (takes(addressOf(request)) && provenance(request, config) !== 'foreign') return undefined;
      request.isSurplus = true;
      return reply.code(204).send();
    },
    handler: async (request, reply) => {
      reply.code(204);
      const match = await findShop(deps.shop, request);
      const reading = call.inputs.read(request.body, false);
      if (match.ok && reading.ok)
        await calls.runFor(request, reply, call, { shop: match.shop, input: reading.input });
      return reply.send();
    },
  });
}
