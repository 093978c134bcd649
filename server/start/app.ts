/** Joins stores, rules, calls and pages into one server that does not listen yet. */
import cookie from '@fastify/cookie';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { endpoints } from '#schemas/api/endpoints.gen.ts';
import type { Catalogue } from '#schemas/page/catalogue.ts';
import type { AnyRenderer } from '#schemas/page/define-renderer.ts';
import type { LocaleText } from '#schemas/page/text.ts';
import { handlers } from './handlers.gen.ts';
import { makeRegistry } from '#server/kernel/http/registry.ts';
import type { AppConfig } from './app-config.ts';
import { registerConsole } from '#server/areas/console/routes.ts';
import { registerDev } from '#server/areas/dev/routes.ts';
import { startDeleter } from '#server/areas/identity/jobs/account-deletion.ts';
import { makePromoter } from '#server/areas/pages/jobs/scheduled-publisher.ts';
import { joinDeps } from './join-deps.ts';
import { makeLoggerOptions } from '#server/kernel/log/log.ts';
import type { Passwords } from '#server/areas/identity/rules/passwords.ts';
import type { Bus } from '#server/kernel/bus/bus.ts';
import type { CaptchaJudge } from '#server/areas/identity/ports/captcha-providers.ts';
import type { CaptchaPainter } from '#server/areas/identity/ports/captchas.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { FileStore } from '#server/kernel/files/file-store.ts';
import type { LimitStore } from '#server/kernel/limits/limit-store.ts';
import type { ScanProviders } from '#server/areas/identity/ports/identity-providers.ts';
import type { Senders } from '#server/areas/messaging/message-providers.ts';
import type { Stores } from './stores.ts';
import { makeAssetSender, type SendAsset } from '#server/web/send-assets.ts';
import { registerBodies } from '#server/kernel/http/bodies.ts';
import { registerCaptchaFrame } from '#server/areas/identity/http/captcha-frame.ts';
import { CALL_LIMITS } from './call-limits.ts';
import { registerCalls } from './calls.ts';
import { registerCrossLoginScript } from '#server/areas/identity/http/cross-login-script.ts';
import { registerCrawlers } from '#server/web/crawlers.ts';
import { registerErrors } from '#server/kernel/http/errors.ts';
import { registerFrontLog } from '#server/areas/logs/http/front-log.ts';
import { registerHealth } from '#server/kernel/http/health.ts';
import { registerKnowledgeLogin } from '#server/areas/identity/http/knowledge-login.ts';
import { registerMedia } from '#server/areas/uploads/http/media.ts';
import { registerMetrics } from '#server/kernel/http/metrics.ts';
import { registerOpenApi } from '#server/kernel/http/openapi.ts';
import { registerCors } from '#server/kernel/http/origin.ts';
import { registerPages } from '#server/web/pages.ts';
import { registerSchemas } from '#server/web/schemas.ts';
import { registerSecurityHeaders } from '#server/kernel/http/security-headers.ts';
import { registerSlowBodies } from '#server/kernel/http/slow-bodies.ts';
import { registerUploads } from '#server/areas/uploads/http/uploads.ts';
import { makeRequestId, mendUrl } from '#server/kernel/http/urls.ts';
import { registerZoneForm } from '#server/areas/zones/http/zone-form.ts';
import { BODY_LIMIT_BYTES, HTTP_TIMES, type HttpTimes } from '#server/kernel/limits/limits.ts';
import { PageCache } from '#server/web/cache.ts';
import type { Rendered } from '#server/web/render.ts';
import type { OpenWeb } from '#server/web/source.ts';

/** What the outside gives: everything that remembers, everything that draws. */
export interface AppDeps {
  stores: Stores;
  bus: Bus;
  limits: LimitStore;
  /** Uploads; every node reads the same. */
  files: FileStore;
  /** Resolves when database and bus answer. */
  ping: () => Promise<void>;
  catalogue: Catalogue;
  definitions: readonly AnyRenderer[];
  openWeb: OpenWeb;
  /** Signs what leaves the server and must be recognised again. */
  signingKey: string;
  /** Signs preview links (D43). */
  previewKey: string;
  clock?: Clock;
  /** Draws captchas. */
  painter?: CaptchaPainter;
  /** Who carries codes to people; the outbox where absent and demo pages are shown, else nobody. */
  senders?: Senders;
  /** Another company's captcha. */
  captchaJudge?: CaptchaJudge;
  /** Whose accounts people scan with; a phone stands in where absent and demo pages are shown, else nobody's. */
  scans?: ScanProviders;
  /** Hashes passwords and judges them. */
  passwords?: Passwords;
  /** What the switchboard says of each demo shop, by label. */
  about?: ReadonlyMap<string, LocaleText>;
  /** Passwords of the demo's zones, by label and zone, for the switchboard. */
  zonePasswords?: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Passwords of the demo's courses, by label and good. */
  coursePasswords?: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** In development Vite sends the files. */
  sendAsset?: SendAsset;
  isStopping?: () => boolean;
}

/** So many proxies in front, or these addresses; nobody else's X-Forwarded-* is read (requirement 48). */
function trusted(
  proxies: AppConfig['trustProxy'],
): false | string[] | ((address: string, hop: number) => boolean) {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;
}

function createServer(config: AppConfig, times: HttpTimes): FastifyInstance {
  return fastify({
    trustProxy: trusted(config.trustProxy),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: times.request,
    connectionTimeout: times.silence,
    keepAliveTimeout: times.kept,
    // A connection that is used has no last request: what one asks too often is refused by its limits.
    maxRequestsPerSocket: 0,
    http: { headersTimeout: times.headers, connectionsCheckingInterval: times.check },
    genReqId: makeRequestId(),
    rewriteUrl: (request) => mendUrl(request.url ?? '/'),
    logger: makeLoggerOptions(config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    // Idle connections are closed at once when the server stops; those with a request in flight finish it.
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  });
}

/** @throws Error when a contract and its handler are not both there. */
export async function buildApp(config: AppConfig, given: AppDeps): Promise<FastifyInstance> {
  const times = config.httpTimes ?? HTTP_TIMES;
  const app = createServer(config, times);
  const registry = makeRegistry(endpoints, handlers, CALL_LIMITS);
  const deps = joinDeps(config, given, app.log);
  const cache = new PageCache<Rendered>(deps.clock);
  const stopPurging = deps.bus.subscribe('purge', ({ appId, tags }) => cache.purge(appId, tags));
  const stopDoubting = deps.bus.onGap(() => cache.doubtAll());
  const { bus, clock } = deps;
  const onError = (error: unknown) => app.log.error({ err: error }, 'scheduled documents could not go live');
  const promoter = makePromoter({ configs: deps.stores.configs, bus, clock, onError });
  const deleter = startDeleter(deps, (error) =>
    app.log.error({ err: error }, 'accounts could not be deleted'),
  );
  const options = { config, deps, registry, cache, openWeb: given.openWeb };

  registerErrors(app);
  await app.register(cookie);
  registerSecurityHeaders(app, config.publicUrl);
  await registerCors(app, config.corsOrigins);
  registerSlowBodies(app, times.body);
  await registerBodies(app);
  registerMetrics(app);
  registerHealth(app, { ping: given.ping, isStopping: given.isStopping ?? (() => false) });
  registerCalls(app, options);
  registerZoneForm(app, options);
  registerKnowledgeLogin(app, options);
  registerCrossLoginScript(app, options);
  registerCaptchaFrame(app, given.captchaJudge?.appId);
  registerFrontLog(app, options);
  registerSchemas(app, given.definitions);
  registerOpenApi(app, endpoints);
  registerConsole(app, options);
  registerMedia(app, deps);
  registerUploads(app, options);
  registerDev(app, {
    config,
    deps,
    about: given.about ?? new Map(),
    zonePasswords: given.zonePasswords ?? new Map(),
    coursePasswords: given.coursePasswords ?? new Map(),
  });
  registerCrawlers(app, { deps, publicUrl: config.publicUrl });
  registerPages(app, options, given.sendAsset ?? makeAssetSender(config.clientDir));

  // What became due while no server ran is live before the first page is served.
  app.addHook('onReady', promoter.run);
  app.addHook('onReady', deleter.run);
  app.addHook('onClose', async () => {
    await promoter.stop();
    await deleter.stop();
    await deps.identity.notices.settled();
    stopPurging();
    stopDoubting();
    deps.boots.close();
    deps.pages.close();
    deps.components.close();
    deps.shops.close();
    await deps.frontLog.close();
  });
  return app;
}
