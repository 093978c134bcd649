/** Where providers tell: no session, no shop, no words of ours; each is answered in its own protocol (requirement 36). */
import type { FastifyInstance } from 'fastify';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { registerRawRoute } from '#server/kernel/http/raw-body.ts';
import { textField } from '#server/kernel/text-field.ts';
import { NOTIFICATION_MAX_BYTES } from '../limits.ts';

export const NOTIFY_PATH = '/pay/notify';

export function registerNotifications(app: FastifyInstance, { deps }: RouteOptions): void {
  registerRawRoute(app, {
    method: 'POST',
    url: `${NOTIFY_PATH}/:provider`,
    maxBytes: NOTIFICATION_MAX_BYTES,
    handler: async (request, reply, body) => {
      const provider = textField(request.params, 'provider');
      const answer = await deps.orders.receive(provider, { headers: request.headers, body });
      if (answer === undefined) return reply.code(404).type('text/plain').send('');
      return reply
        .code(answer.status)
        .header('cache-control', 'no-store')
        .type(answer.type)
        .send(answer.body);
    },
  });
}
