/** Figures of this process for Prometheus. */
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function registerMetrics(
  app: FastifyInstance,
  cache: { readonly size: { pages: number; bytes: number } },
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_S,
    registers: [registry],
  });
  const pages = new Gauge({ name: 'page_cache_pages', help: 'Pages kept.', registers: [registry] });
  const bytes = new Gauge({ name: 'page_cache_bytes', help: 'Bytes of pages kept.', registers: [registry] });

  const rows = new Map<string, ReturnType<typeof requests.labels>>();
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    // Routes, methods and statuses are few; looking their row up by labels costs more than counting.
    const key = `${request.method} ${reply.statusCode} ${route}`;
    let row = rows.get(key);
    if (row === undefined) {
      row = requests.labels(request.method, route, String(reply.statusCode));
      rows.set(key, row);
    }
    row.observe(reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', async (_request, reply) => {
    pages.set(cache.size.pages);
    bytes.set(cache.size.bytes);
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
  app.addHook('onClose', (_instance, done) => {
    registry.clear();
    done();
  });
}
