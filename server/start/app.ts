/** Joins stores, rules, calls and pages into one server that does not listen yet. */
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { endpoints } from '#schemas/api/endpoints.gen.ts';
import type { Catalogue } from '#schemas/page/catalogue.ts';
import type { AnyRenderer } from '#schemas/page/define-renderer.ts';
import { withServedProviders } from '#server/areas/identity/area.ts';
import type { Injections, Keys, Person, Stores, AppContext } from '#server/kernel/area.ts';
import type { Bus } from '#server/kernel/bus/bus.ts';
import { systemClock, type Clock } from '#server/kernel/clock.ts';
import type { AppConfig } from '#server/kernel/config/app-config.ts';
import type { Database } from '#server/kernel/db/db.ts';
import type { FileStore } from '#server/kernel/files/file-store.ts';
import { registerBodies } from '#server/kernel/http/bodies.ts';
import { registerDraining } from '#server/kernel/http/draining.ts';
import { registerErrors } from '#server/kernel/http/errors.ts';
import { registerHealth, type ReadyParts } from '#server/kernel/http/health.ts';
import { createInternalAccess } from '#server/kernel/http/internal-access.ts';
import { registerLateRefusals } from '#server/kernel/http/late-refusals.ts';
import { registerLocalOnly } from '#server/kernel/http/local-only.ts';
import { watchMethods } from '#server/kernel/http/methods.ts';
import { registerOpenApi } from '#server/kernel/http/openapi.ts';
import { registerCors } from '#server/kernel/http/origin.ts';
import { makeRegistry } from '#server/kernel/http/registry.ts';
import { registerSecurityHeaders } from '#server/kernel/http/security-headers.ts';
import { registerSlowBodies } from '#server/kernel/http/slow-bodies.ts';
import { makeRequestId, normalizeUrl } from '#server/kernel/http/urls.ts';
import { readJobFigures } from '#server/kernel/jobs/job-figures.store.ts';
import { createFailedJobs } from '#server/kernel/jobs/failed-jobs.store.ts';
import { createJobQueue } from '#server/kernel/jobs/job-queue.ts';
import type { LimitStore } from '#server/kernel/limits/limit-store.ts';
import { BODY_LIMIT_BYTES, type HttpTimes } from '#server/kernel/limits/limits.ts';
import { HTTP_TIMES } from './http-times.ts';
import { registerAccessLog } from '#server/kernel/log/access-log.ts';
import { makeLoggerOptions } from '#server/kernel/log/log.ts';
import { registerMetrics } from '#server/kernel/metrics/metrics.ts';
import { registerArea } from '#server/kernel/metrics/route-area.ts';
import type { PoolFigures } from '#server/kernel/metrics/part-metrics.ts';
import { registerRequestSpans } from '#server/kernel/trace/request-spans.ts';
import { currentTracer } from '#server/kernel/trace/trace.ts';
import { registerUpgrades } from '#server/kernel/realtime/upgrades.ts';
import { RequestLog } from '#server/kernel/log/request-log.ts';
import { PageCache } from '#server/web/cache.ts';
import { registerCrawlers } from '#server/web/crawlers.ts';
import { builtDesk, registerDesk, type DeskParts } from '#server/web/desk.ts';
import { registerGuide } from '#server/web/guide.ts';
import { startCdnPurges } from '#server/web/cdn-purges.ts';
import { isCallPath, registerPages } from '#server/web/pages.ts';
import { routeNameOf } from '#server/web/route-name.ts';
import { makeRenders } from '#server/web/renders.ts';
import { makePreviews } from '#server/web/previews.ts';
import type { RenderResult } from '#server/web/render.ts';
import { registerSchemas } from '#server/web/schemas.ts';
import { makeAssetSender, type SendAsset } from '#server/web/send-assets.ts';
import { registerSharePictures } from '#server/web/share/route.ts';
import type { OpenWeb } from '#server/web/source.ts';
import { areas, openAreas } from './areas.gen.ts';
import { registerBackup } from './backup-route.ts';
import { CALL_LIMITS } from './call-limits.ts';
import { makeCalls, registerCalls } from './calls.ts';
import { consoleHandlers, registerConsoleCalls } from './console-calls.ts';
import { handlers } from './handlers.gen.ts';
import { reopenDocuments } from './reopen-documents.ts';
import { retentionJob } from './retention.ts';
import { runJobs } from './run-jobs.ts';

/** What the outside gives: everything that remembers, everything that draws. */
export interface AppDeps extends Injections {
  /** Where jobs wait. */
  db: Database;
  stores: Stores;
  bus: Bus;
  limits: LimitStore;
  /** Uploads; every node reads the same. */
  files: FileStore;
  /** What /readyz asks. */
  parts: ReadyParts;
  /** Connections to the database, for /metrics. */
  poolFigures: () => PoolFigures;
  catalogue: Catalogue;
  definitions: readonly AnyRenderer[];
  openWeb: OpenWeb;
  /** The built desk where it is absent. */
  desk?: DeskParts;
  keys: Keys;
  clock?: Clock;
  /** In development Vite sends the files. */
  sendAsset?: SendAsset;
  isStopping?: () => boolean;
  /** Beside a stopped server: jobs wait for the next one. */
  leavesJobs?: boolean;
}

/** So many proxies in front, or these addresses; nobody else's X-Forwarded-* is read (requirement 48). */
function trustedProxies(
  proxies: AppConfig['trustProxy'],
): false | string[] | ((address: string, hop: number) => boolean) {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;
}

function createServer(config: AppConfig, times: HttpTimes): FastifyInstance {
  return fastify({
    trustProxy: trustedProxies(config.trustProxy),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: times.request,
    connectionTimeout: times.silence,
    keepAliveTimeout: times.keepAlive,
    // A connection that is used has no last request: what one asks too often is refused by its limits.
    maxRequestsPerSocket: 0,
    http: { headersTimeout: times.headers, connectionsCheckingInterval: times.check },
    genReqId: makeRequestId(),
    rewriteUrl: (request) => normalizeUrl(request.url ?? '/'),
    logger: makeLoggerOptions(config.logLevel, config),
    childLoggerFactory: (log, about, how) => new RequestLog(() => log.child(about, how)),
    logController: new LogController({ disableRequestLogging: true }),
    // Idle connections are closed when the server stops; a request in flight, or on its way, is answered first.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  });
}

async function forget(tx: Database, person: Person): Promise<void> {
  for (const area of areas) await area.forget?.(tx, person);
}

/** The world the areas stand on, and what to do with it once the server has stopped. */
function openWorld(config: AppConfig, outside: AppDeps, log: AppContext['log']) {
  const { db, stores, bus, limits, files, keys, clock = systemClock, ...others } = outside;
  const { catalogue: renderers, ...rest } = others;
  const closers: (() => void | Promise<void>)[] = [];
  const { scans = { companies: {}, hasLocal: config.demoPages } } = rest;
  const world: AppContext = {
    config,
    stores,
    bus,
    limits,
    queue: createJobQueue({ bus, clock }),
    failedJobs: createFailedJobs({ db, bus, clock }),
    files,
    keys,
    clock,
    log,
    renderers,
    forget,
    today: Object.assign({}, ...areas.map((area) => area.today ?? {})),
    injections: { ...rest, serveShop: (row) => withServedProviders(row, scans) },
    onClose: (close) => void closers.unshift(close),
  };
  const close = async () => {
    for (const one of closers) await one();
  };
  return { world, close };
}

/** @throws Error when a contract and its handler are not both there. */
export async function buildApp(config: AppConfig, parts: AppDeps): Promise<FastifyInstance> {
  const times = config.httpTimes ?? HTTP_TIMES;
  const app = createServer(config, times);
  const registry = makeRegistry(endpoints, handlers, CALL_LIMITS);
  const { world, close } = openWorld(config, parts, app.log);
  const deps = openAreas(world);
  const cache = new PageCache<RenderResult>(deps.clock);
  world.onClose(deps.bus.subscribe('purge', ({ appId, tags }) => cache.purge(appId, tags)));
  world.onClose(deps.bus.onGap(() => cache.doubtAll()));
  if (config.cdn?.purge !== undefined)
    world.onClose(startCdnPurges(config.cdn.purge, { bus: deps.bus, log: app.log }));
  const previews = makePreviews(deps, reopenDocuments);
  const calls = makeCalls({ config, deps, registry, previews });
  const options = { config, deps, calls };
  const jobs = [retentionJob(parts.db, deps.clock), ...areas.flatMap((area) => area.jobs?.(deps) ?? [])];

  const refuseOtherMethods = watchMethods(app);
  registerErrors(app);
  const tracer = currentTracer();
  if (tracer !== undefined) registerRequestSpans(app, tracer, routeNameOf);
  registerAccessLog(app, routeNameOf);
  if (config.isLocalOnly === true) registerLocalOnly(app, { trustsProxy: config.trustProxy !== false });
  await app.register(cookie);
  registerSecurityHeaders(app, config.publicUrl);
  await registerCors(app, config.corsOrigins);
  registerSlowBodies(app, times);
  const isStopping = parts.isStopping ?? (() => false);
  registerDraining(app, isStopping);
  registerLateRefusals(app, deps.clock, isStopping);
  await registerBodies(app);
  const inside = createInternalAccess(config);
  registerMetrics(app, {
    inside,
    routeOf: routeNameOf,
    parts: parts.parts,
    pool: parts.poolFigures,
    jobs: () => readJobFigures(parts.db, deps.clock.now()),
  });
  registerHealth(app, { parts: parts.parts, isStopping });
  await registerOpenApi(app, [...endpoints, ...consoleHandlers.map(({ endpoint }) => endpoint)], inside);
  registerGuide(app, join(config.clientDir, '../guide'), inside);
  registerUpgrades(app);
  registerCalls(app, options);
  registerConsoleCalls(app, options);
  for (const { name, routes } of areas)
    if (routes !== undefined) registerArea(app, name, (scope) => routes(scope, options));
  if (parts.takeSnapshot !== undefined) registerBackup(app, options, parts.takeSnapshot);
  registerDesk(app, options, parts.desk ?? builtDesk(join(config.clientDir, '../desk')));
  registerSchemas(app, parts.definitions);
  registerCrawlers(app, { deps, config });
  registerSharePictures(app, { deps, clientDir: config.clientDir });
  const pages = { ...options, cache, renders: makeRenders(deps), previews, openWeb: parts.openWeb };
  registerPages(app, pages, parts.sendAsset ?? makeAssetSender(config.clientDir));
  refuseOtherMethods(isCallPath);

  const stopJobs =
    parts.leavesJobs === true
      ? undefined
      : runJobs(app, { db: parts.db, bus: deps.bus, clock: deps.clock, jobs });
  app.addHook('onClose', async () => {
    await stopJobs?.();
    await close();
  });
  return app;
}
