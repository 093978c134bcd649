/** Renders one anonymous page of a shop and says how long, and because of what, it may be kept. */
import type { FastifyBaseLogger } from 'fastify';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import type { Hosts } from '#schemas/api/hosts.ts';
import type { Locale } from '#schemas/locale.ts';
import type { PreviewFacts, RenderOutcome, RenderReport } from '#schemas/page/render-contract.ts';
import { previewAddress } from '#schemas/address/preview-address.ts';
import { isObject } from '#schemas/page/json.ts';
import { gateRefusal } from '#schemas/shop/gate.ts';
import { outsideBoot } from '#schemas/shop/outside-boot.ts';
import { msOf } from '#schemas/time.ts';
import type { Calls } from '#server/kernel/http/calls.ts';
import type { AppConfig } from '#server/kernel/config/app-config.ts';
import { BOOT_TAGS, viewedBy } from '#server/areas/pages/area.ts';
import type { Deps } from '#server/kernel/area.ts';
import type { Preview } from './previews.ts';
import { gatePersonOf } from '#server/areas/identity/area.ts';
import { subDomainOf, type ShopContext } from '#server/areas/shop/area.ts';
import type { Visitor } from '#server/areas/zones/area.ts';
import { pageCsp, type CspFacts } from '#server/kernel/http/security-headers.ts';
import { NO_ASSETS } from './assets.ts';
import type { CacheableResult } from './cache.ts';
import { makePage, makeRedirect } from './page.ts';
import type { PreviewBar } from './preview-bar.ts';
import type { OpenWeb, WebSource } from './source.ts';

export interface RenderRequest {
  shop: ShopContext;
  /** Path and known query; never anything of the person who asks. */
  url: string;
  origin: string;
  locale: Locale;
  requestId: string;
  /** The address its limited calls are counted by, where the page is for nobody else (requirement 16). */
  countedAs?: string;
  log: FastifyBaseLogger;
  /** Guards alone may know that somebody is logged in; such a page is never kept (D114). */
  loggedIn: boolean;
  /** Set where a signed link was opened: its shop, its documents, its moment (D43). */
  preview?: Preview;
  /** Stands over the page, and over a previewed one everywhere but in the desk; such a page is never kept. */
  bar?: PreviewBar;
  /** Whom the page is drawn for, where that decides whether they may see it; such a page is never kept (D114). */
  visitor?: Visitor;
  /** Whether one of the shop's own pages led them here, as their browser says. */
  isInside?: boolean;
}

export interface RenderOptions {
  config: AppConfig;
  deps: Deps;
  calls: Calls;
  openWeb: OpenWeb;
}

export interface RenderResult extends CacheableResult {
  /** True where a person who is logged in may be shown something else. */
  dependsOnPerson: boolean;
  /** The first fault of a call the page made; a page with holes is shown and not kept. */
  fault: unknown;
}

/** Of one node in one version of the shop's chrome and of its page once an hour, however often it is drawn. */
function makeReporter(
  { shop, log }: RenderRequest,
  { logs }: Deps,
  versions: readonly string[],
): (event: RenderReport) => void {
  return (event) => {
    const { level, kind, message, ...detail } = event;
    const about = [...versions, detail.nodeId ?? '', detail.nodeKind ?? ''].join(' ');
    const { appId } = shop;
    if (logs.once(about, { appId, level, kind, message, detail }))
      log[level]({ shop: appId, kind, ...detail }, message);
  };
}

/** The version of the document an answer brings; undefined where it brings none. */
function versionIn(data: unknown): string | undefined {
  const version: unknown = isObject(data) ? Reflect.get(data, 'version') : undefined;
  return typeof version === 'string' ? version : undefined;
}

/** A caller that remembers whether the server itself failed, so that a page with holes is never kept. */
function watch(
  call: Caller,
  { onFault, onVersion }: { onFault: (error: unknown) => void; onVersion: (version: string) => void },
): Caller {
  return async (endpoint, input) => {
    try {
      const answer = await call(endpoint, input);
      const version = answer.ok ? versionIn(answer.data) : undefined;
      if (version !== undefined) onVersion(version);
      return answer;
    } catch (error) {
      onFault(error);
      throw error;
    }
  };
}

function fill(
  outcome: Extract<RenderOutcome, { kind: 'page' }>,
  web: WebSource,
  request: RenderRequest,
  { isDev, ...reach }: Required<Pick<CspFacts, 'connect' | 'frames' | 'scripts'>> & { isDev: boolean },
) {
  const assets = web.assets?.plan(outcome.modules, outcome.styles ?? []) ?? NO_ASSETS;
  const { locale, bar } = request;
  const { html, styleHashes } = web.shell.fill({
    ...outcome,
    locale,
    assets,
    ...(bar === undefined ? {} : { bar }),
  });
  return makePage({
    status: outcome.status,
    html,
    csp: pageCsp(styleHashes, {
      mode: isDev ? 'development' : 'live',
      ...reach,
    }),
    isPersonal: isPreview(request) || outcome.cache.impersonal !== true || outcome.status !== 200,
  });
}

/** Of a preview, and of a link that opens none: seen by whom it was given to, so kept for nobody. */
function isPreview({ preview, bar }: RenderRequest): boolean {
  return preview !== undefined || bar !== undefined;
}

function factsOf({ token, shop, grant }: Preview, bar: PreviewBar | undefined): PreviewFacts {
  const facts = { token, can: shop.capabilities, role: grant.view_as.role ?? 'visitor' };
  return bar === undefined ? { ...facts, isInDesk: true } : facts;
}

/** What a page of this shop may hold in a frame for a login (D50, D66). */
function framesOf({ identity }: Deps, { capabilities: can }: ShopContext): string[] {
  const hasCaptcha = can.login && identity.captchas.isElsewhere(can.captcha);
  return [...new Set([...(hasCaptcha ? ["'self'"] : []), ...identity.scans.frames(can)])];
}

/** Whose scripts a page of this shop may run inside such a company's app (M220). */
function scriptOriginsOf({ identity }: Deps, { capabilities: can }: ShopContext): string[] {
  return [...new Set(identity.scans.scripts(can).map((address) => new URL(address).origin))];
}

/** M202: a host that is the shop's own needs no mention. */
function hostsOf({ mainUrl, adminUrl }: AppConfig, origin: string): Hosts | undefined {
  const main = mainUrl === origin ? undefined : mainUrl;
  const admin = adminUrl === origin ? undefined : adminUrl;
  if (main === undefined && admin === undefined) return undefined;
  return { ...(main === undefined ? {} : { main }), ...(admin === undefined ? {} : { admin }) };
}

export async function renderPage(request: RenderRequest, options: RenderOptions): Promise<RenderResult> {
  const { config, calls } = options;
  const { locale, requestId, origin, preview, visitor, countedAs } = request;
  const { shop, deps } = preview ?? { shop: request.shop, deps: options.deps };
  const isDev = config.mode === 'development';
  const hosts = hostsOf(config, origin);
  const subDomain = preview === undefined ? subDomainOf(origin, shop.label, config.rootDomains) : undefined;
  let fault: unknown;
  const facts = { id: requestId, origin, userAgent: '', ip: '' };
  const person = preview === undefined ? gatePersonOf(visitor?.viewer?.user) : viewedBy(preview.grant);
  const frame = { shop, deps, locale, request: facts, person, ...visitor };
  const counter = countedAs === undefined ? frame : { ...frame, countedAs };
  const versions: string[] = [];
  const call = watch(calls.callerFor(counter), {
    onFault: (error) => {
      fault ??= error;
    },
    onVersion: (version) => void versions.push(version),
  });
  const [web, { boot, version: chrome }] = await Promise.all([
    options.openWeb(request.url),
    deps.pages.boots.read(shop),
  ]);
  versions.push(chrome);
  const isOutside = gateRefusal('read', person, shop.capabilities) !== undefined;
  const outcome = await web.render({
    url: request.url,
    origin,
    locale,
    boot: isOutside ? outsideBoot(boot) : boot,
    ...(isOutside ? { isOutside } : {}),
    now: deps.clock.now(),
    call,
    mode: preview === undefined ? 'live' : 'preview',
    loggedIn: request.loggedIn,
    ...(request.isInside === true ? { isInside: true } : {}),
    ...(preview === undefined ? {} : { preview: factsOf(preview, request.bar) }),
    ...(subDomain === undefined ? {} : { subDomain }),
    ...(hosts === undefined ? {} : { hosts }),
    build: config.build,
    report: preview === undefined ? makeReporter(request, deps, versions) : () => undefined,
  });
  if (outcome.kind === 'redirect') {
    const to = preview === undefined ? outcome.to : previewAddress(outcome.to, preview.token);
    const page = makeRedirect(preview === undefined ? outcome.status : 302, to, false);
    return { page, isKept: false, until: undefined, tags: [], fault, dependsOnPerson: true };
  }
  const isWhole = fault === undefined;
  const isShared = outcome.cache.isShared && visitor === undefined;
  const impersonal = (isShared || outcome.cache.impersonal === true) && visitor === undefined;
  const hostNames = [subDomain, hosts?.main, hosts?.admin].flatMap((one) => one ?? []);
  const connect = [...new Set([...hostNames, ...deps.live.media.origins])];
  const frames = framesOf(deps, shop);
  const scripts = scriptOriginsOf(deps, shop);
  return {
    page: fill({ ...outcome, cache: { isShared, impersonal } }, web, request, {
      isDev,
      connect,
      frames,
      scripts,
    }),
    isKept: isWhole && !isDev && !isPreview(request) && isShared && outcome.status === 200,
    until: outcome.cache.until === undefined ? undefined : msOf(outcome.cache.until),
    tags: [...BOOT_TAGS, ...outcome.tags],
    fault,
    dependsOnPerson: !isShared,
  };
}
