/** The merchant’s view of lessons that do not play (D94). */
import type { FastifyInstance } from 'fastify';
import { consoleDoor, sendOk } from '#server/areas/console/area.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { listFeedback } from '../list-feedback.ts';

export function registerFeedback(app: FastifyInstance, options: RouteOptions): void {
  const door = consoleDoor(app, options, 'sell');
  door.get('/console/feedback', async ({ request, reply, shop }) =>
    sendOk(request, reply, await listFeedback(options.deps.stores, shop.appId)),
  );
}
