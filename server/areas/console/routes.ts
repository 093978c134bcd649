/** The shops and the failed jobs of this installation, for whoever holds its token. */
import type { FastifyInstance } from 'fastify';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { consoleGuard } from './access.ts';
import { sendOk } from './answers.ts';
import { registerFailedJobs } from './failed-jobs.ts';

export function registerConsole(app: FastifyInstance, options: RouteOptions): void {
  registerFailedJobs(app, options);
  app.get('/console/shops', consoleGuard(options), async (request, reply) => {
    const rows = await options.deps.shop.list();
    const shops = rows.map(({ label, info }) => ({
      label,
      app_id: info.app_id,
      name: info.base.shop_name,
    }));
    return sendOk(request, reply, { shops });
  });
}
