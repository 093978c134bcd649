/** The shops, the personal tokens and the failed jobs of this installation, for whoever holds its token. */
import type { FastifyInstance } from 'fastify';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { personGuard, personOf } from './access.ts';
import { sendOk } from './answers.ts';
import { registerFailedJobs } from './failed-jobs.ts';
import { registerPersonalTokens } from './personal-tokens.ts';

export function registerConsole(app: FastifyInstance, options: RouteOptions): void {
  registerFailedJobs(app, options);
  registerPersonalTokens(app, options);
  app.get('/console/shops', personGuard(options, 'decorate'), async (request, reply) => {
    const person = personOf(request);
    const rows = person === undefined ? await options.deps.shop.list() : [person.shop.row];
    const shops = rows.map(({ label, info }) => ({
      label,
      app_id: info.app_id,
      name: info.base.shop_name,
    }));
    return sendOk(request, reply, { shops });
  });
}
