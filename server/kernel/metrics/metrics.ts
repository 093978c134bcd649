/** Figures of this process for Prometheus. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { exactSecondsOf } from '#schemas/time.ts';
import type { InternalAccess } from '../http/internal-access.ts';
import { cacheFigures } from '../cache/cache.ts';
import { socketFigures } from '../realtime/figures.ts';
import { declaredCounters } from './counters.ts';
import { areaOf } from './route-area.ts';
import { createPartMetrics, type PartFigures } from './part-metrics.ts';

const BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface MetricsOptions extends PartFigures {
  inside: InternalAccess;
  /** The name a request is counted under: a route, never an address. */
  routeOf: (request: FastifyRequest) => string;
}

export function registerMetrics(app: FastifyInstance, { inside, routeOf, ...figures }: MetricsOptions): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer, by route and area.',
    labelNames: ['method', 'route', 'area', 'status'],
    buckets: BUCKETS_S,
    registers: [registry],
  });
  const caches = cacheMetrics(registry);
  const sockets = socketMetrics(registry);
  const parts = createPartMetrics(registry, figures);
  for (const counter of declaredCounters()) registry.registerMetric(counter);

  const rows = new Map<string, ReturnType<typeof requests.labels>>();
  app.addHook('onResponse', (request, reply, next) => {
    const route = routeOf(request);
    // Routes, methods and statuses are few; looking their row up by labels costs more than counting.
    const key = `${request.method} ${reply.statusCode} ${route}`;
    let row = rows.get(key);
    if (row === undefined) {
      row = requests.labels(request.method, route, areaOf(request), String(reply.statusCode));
      rows.set(key, row);
    }
    row.observe(exactSecondsOf(reply.elapsedTime));
    next();
  });
  app.get('/metrics', { onRequest: inside }, async (_request, reply) => {
    caches.collect();
    sockets.collect();
    await parts.collect();
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
  app.addHook('onClose', (_instance, next) => {
    registry.clear();
    next();
  });
}

/** What caches hold and how often they are of use. */
function cacheMetrics(registry: Registry): { collect(): void } {
  const options: { labelNames: 'cache'[]; registers: Registry[] } = {
    labelNames: ['cache'],
    registers: [registry],
  };
  const entries = new Gauge({ name: 'cache_entries', help: 'Entries kept.', ...options });
  const bytes = new Gauge({ name: 'cache_bytes', help: 'Bytes kept, where they are counted.', ...options });
  const hits = new Counter({ name: 'cache_hits_total', help: 'Questions a cache answered.', ...options });
  const misses = new Counter({
    name: 'cache_misses_total',
    help: 'Questions a cache had no answer to.',
    ...options,
  });
  return {
    collect: () => {
      for (const metric of [entries, bytes, hits, misses]) metric.reset();
      for (const { name: cache, ...figures } of cacheFigures()) {
        entries.set({ cache }, figures.entries);
        bytes.set({ cache }, figures.bytes);
        hits.inc({ cache }, figures.hits);
        misses.inc({ cache }, figures.misses);
      }
    },
  };
}

/** Who listens, and whether they keep up. */
function socketMetrics(registry: Registry): { collect(): void } {
  const options: { labelNames: 'gateway'[]; registers: Registry[] } = {
    labelNames: ['gateway'],
    registers: [registry],
  };
  const open = new Gauge({ name: 'sockets_open', help: 'Sockets that are open.', ...options });
  const channels = new Gauge({ name: 'socket_channels', help: 'Channels somebody listens to.', ...options });
  const sentFrames = new Counter({
    name: 'socket_frames_total',
    help: 'Frames given to sockets.',
    ...options,
  });
  const cut = new Counter({
    name: 'sockets_cut_total',
    help: 'Sockets closed because they did not take what they were sent.',
    ...options,
  });
  return {
    collect: () => {
      for (const metric of [open, channels, sentFrames, cut]) metric.reset();
      for (const { name: gateway, ...figures } of socketFigures()) {
        open.inc({ gateway }, figures.open);
        channels.inc({ gateway }, figures.channels);
        sentFrames.inc({ gateway }, figures.sentFrames);
        cut.inc({ gateway }, figures.cut);
      }
    },
  };
}
