/** Answers a request for a page: from the cache, by rendering it, from what was kept while the database is gone. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { REFUSED_HREF } from '#schemas/account/no-permission.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#schemas/locale.ts';
import { personalPaths } from '#schemas/paths.ts';
import { SENT_AT_TIMING } from '#schemas/page/render-contract.ts';
import { isPrivate } from '#schemas/shop/gate.ts';
import { findShop, shopOrigin, type ShopContext, type ShopFinding } from '#server/areas/shop/area.ts';
import { hasGrants, readGrant, type Visitor } from '#server/areas/zones/area.ts';
import { cookieLocale, rememberLocale } from '#server/kernel/http/locale.ts';
import { hasSession, viewerOf } from '#server/areas/identity/area.ts';
import { addressOf } from '#server/kernel/http/address.ts';
import { isUnavailable } from '#server/kernel/http/unavailable.ts';
import { abnormalPage } from './abnormal.ts';
import type { CacheKey, PageCache } from './cache.ts';
import { asKeptInFront } from './cdn-headers.ts';
import { openPreview, type Previewing } from './open-preview.ts';
import type { Page } from './page.ts';
import type { Previews } from './previews.ts';
import { isCrowded, type Renders } from './renders.ts';
import { readPageQuery, type PageQuery } from './query.ts';
import { renderPage, type RenderResult, type RenderOptions, type RenderRequest } from './render.ts';
import { sendPage, sendReady } from './send-page.ts';

export interface ServeOptions extends RenderOptions {
  cache: PageCache<RenderResult>;
  renders: Renders;
  previews: Previews;
}

interface PageQuestion {
  path: string;
  query: PageQuery;
  locale: Locale;
  shop: ShopContext;
  origin: string;
  /** Set for every address with a preview token, one that opens nothing included. */
  previewing?: Previewing;
}

const CACHED_PATH_MAX = 200;
const PERSONAL = personalPaths();
const RETRY_AFTER_S = '2';

function sendAway(request: FastifyRequest, reply: FastifyReply, locale: Locale) {
  reply.header('retry-after', RETRY_AFTER_S);
  return sendPage(request, reply, abnormalPage('away', { locale, requestId: request.id, url: request.url }));
}

function keyOf(
  { shop, path, query, locale, origin, previewing }: PageQuestion,
  options: ServeOptions,
): CacheKey | undefined {
  if (!query.isCacheable || previewing !== undefined || path.length > CACHED_PATH_MAX) return undefined;
  const version = options.deps.pages.boots.peek(shop)?.version ?? '';
  return {
    appId: shop.appId,
    rest: [path, query.search, locale, options.config.build, version, origin].join('\n'),
  };
}

interface RenderAs extends Partial<Pick<RenderRequest, 'visitor' | 'loggedIn' | 'isInside'>> {
  /** Others may be shown it too. */
  isShared?: boolean;
}

function renderAs(
  request: FastifyRequest,
  question: PageQuestion,
  options: ServeOptions,
  { isShared = false, ...as }: RenderAs = {},
): Promise<RenderResult> {
  const { path, query, locale, shop, origin, previewing = {} } = question;
  const url = path + query.search;
  const common = { shop, url, origin, locale, requestId: request.id, log: request.log };
  const counting = isShared ? {} : { countedAs: addressOf(request) };
  return renderPage({ ...common, ...counting, loggedIn: false, ...as, ...previewing }, options);
}

/** Somebody in particular: a person who has logged in, or a browser that was given a zone's password. */
async function visitorOf(
  request: FastifyRequest,
  { shop }: PageQuestion,
  { deps }: ServeOptions,
): Promise<Visitor | undefined> {
  const viewer = hasSession(request) ? await viewerOf(request, deps.stores, shop) : undefined;
  if (viewer === undefined && !hasGrants(request)) return undefined;
  return { viewer, grantOf: (zoneId) => readGrant(request, zoneId) };
}

/** Whose pages are counted together: a person's own, a stranger's by their address. A whole company may have one. */
function askerOf(request: FastifyRequest, { shop }: PageQuestion, visitor: Visitor | undefined): string {
  const viewer = visitor?.viewer;
  return viewer === undefined ? addressOf(request) : `person ${shop.appId} ${viewer.user.id}`;
}

/** With the query as it was asked for. */
function withWhole(question: PageQuestion): PageQuestion {
  const { query } = question;
  return { ...question, query: { ...query, search: query.original ?? query.search } };
}

/** The page as one person sees it, who may be told by how they came (D119). Who is sent elsewhere takes the whole query along (M17). */
async function makeOwn(
  request: FastifyRequest,
  question: PageQuestion,
  options: ServeOptions,
  visitor: Visitor,
): Promise<RenderResult> {
  const as = { visitor, loggedIn: true, isInside: request.headers['sec-fetch-site'] === 'same-origin' };
  const page = await renderAs(request, question, options, as);
  const isCut = question.query.original !== undefined && page.page.headers['location'] !== undefined;
  return isCut ? renderAs(request, withWhole(question), options, as) : page;
}

/**
 * The page nobody in particular is shown comes first and may be kept. Only where it sends the visitor away, or is
 * personal, does it matter who the visitor is.
 */
async function makeFor(
  request: FastifyRequest,
  question: PageQuestion,
  options: ServeOptions,
): Promise<RenderResult> {
  const { cache, renders } = options;
  const preview = question.previewing?.preview;
  // Nobody's session counts in a preview: it is seen by whom it was made for.
  if (preview !== undefined) {
    const { role = 'visitor' } = preview.grant.view_as;
    const as = { loggedIn: role !== 'visitor' };
    return renders.draw(addressOf(request), () => renderAs(request, question, options, as));
  }
  const visitor = await visitorOf(request, question, options);
  const isPerson = visitor?.viewer !== undefined;
  const asker = askerOf(request, question, visitor);
  // Where strangers read nothing, whoever is let in is drawn every page whole, and none of them is kept; nor is a page of
  // one person's own anywhere, which nobody in particular is never shown.
  if (isPerson && (isPrivate(question.shop.capabilities) || PERSONAL.test(question.path)))
    return renders.draw(asker, () => makeOwn(request, question, options, visitor));
  // The key holds the version of the shop's chrome, so that has to be known first.
  await options.deps.pages.boots.read(question.shop);
  const key = keyOf(question, options);
  const result =
    key === undefined
      ? await renders.draw(asker, () => renderAs(request, question, options))
      : await renders.share(asker, key, cache, () =>
          renderAs(request, question, options, { isShared: true }),
        );
  if (!result.dependsOnPerson) return result;
  if (isPerson) return renders.redraw(asker, () => makeOwn(request, question, options, visitor));
  if (question.query.original === undefined && visitor === undefined) return result;
  return renders.redraw(asker, () => renderAs(request, withWhole(question), options, visitor && { visitor }));
}

/** Renders, or says why not; an old page that was never purged is better than none while the database is gone. */
async function renderOrRecover(
  request: FastifyRequest,
  reply: FastifyReply,
  question: PageQuestion,
  options: ServeOptions,
) {
  const { path, locale } = question;
  const last = () => {
    const key = keyOf(question, options);
    return key === undefined ? undefined : options.cache.last(key);
  };
  try {
    const result = await makeFor(request, question, options);
    const oldPage = isUnavailable(result.fault) ? last() : undefined;
    const page =
      oldPage ??
      keptInFront(request, reply, question, options, freshOf(request, question, options)) ??
      result.page;
    return await sendPage(request, reply, page);
  } catch (error) {
    const oldPage = last();
    const isBusy = isCrowded(error);
    if (oldPage !== undefined && (isBusy || isUnavailable(error)))
      return await sendPage(request, reply, oldPage);
    if (isBusy) {
      reply.header('retry-after', String(error.retryAfterS));
      const facts = { locale, requestId: request.id, url: request.url };
      return await sendPage(request, reply, abnormalPage('busy', facts));
    }
    request.log.error({ err: error, url: path }, 'a page could not be rendered');
    if (isUnavailable(error)) return await sendAway(request, reply, locale);
    return await sendPage(
      request,
      reply,
      abnormalPage('fault', { locale, requestId: request.id, url: path }),
    );
  }
}

/** What the cache has, where the visitor may be answered by it. */
function freshOf(request: FastifyRequest, question: PageQuestion, options: ServeOptions) {
  const isOwn = isPrivate(question.shop.capabilities) && hasSession(request);
  const key = isOwn ? undefined : keyOf(question, options);
  return key === undefined ? undefined : options.cache.fresh(key);
}

/**
 * The page as a cache in front may keep it.
 * @param result of our own cache: what is not there was drawn for one visitor, or of what has changed meanwhile
 */
function keptInFront(
  request: FastifyRequest,
  reply: FastifyReply,
  { shop, path, query, locale }: PageQuestion,
  { config: { cdn }, deps }: ServeOptions,
  result: RenderResult | undefined,
): Page | undefined {
  if (cdn === undefined || result === undefined || query.lang !== undefined) return undefined;
  if (isPrivate(shop.capabilities) || PERSONAL.test(path)) return undefined;
  return asKeptInFront(request, reply, result, { cdn, appId: shop.appId, locale, now: deps.clock.now() });
}

function serveFound(
  request: FastifyRequest,
  reply: FastifyReply,
  finding: ShopFinding,
  options: ServeOptions,
) {
  const own = ownHeaders(options);
  const url = request.url;
  const mark = url.indexOf('?');
  // Never an address of another host: a path has one slash in front.
  const path = (mark === -1 ? url : url.slice(0, mark)).replace(/^[/\\]{2,}/, '/');
  const query = readPageQuery(path, mark === -1 ? '' : url.slice(mark + 1));
  const locale = isLocale(query.lang) ? query.lang : (cookieLocale(request) ?? DEFAULT_LOCALE);
  if (!finding.ok) {
    reply.headers(own);
    if (finding.code !== 'not-found' && path !== REFUSED_HREF) {
      return reply.header('cache-control', 'no-store').redirect(REFUSED_HREF, 302);
    }
    return sendPage(request, reply, abnormalPage('unknownShop', { locale, requestId: request.id, url: '/' }));
  }
  const origin = shopOrigin(request, finding.shop, options.config);
  const question: PageQuestion = { path, query, locale, shop: finding.shop, origin };
  const fresh = query.preview === undefined ? freshOf(request, question, options) : undefined;
  // A cookie goes along with an answer of Fastify's own alone.
  const sharedPage = keptInFront(request, reply, question, options, fresh);
  if (sharedPage !== undefined) return sendPage(request, reply.headers(own), sharedPage);
  if (fresh !== undefined && query.lang === undefined) return sendReady(request, reply, fresh.page, own);
  reply.headers(own);
  if (isLocale(query.lang)) rememberLocale(request, reply, query.lang);
  if (query.preview !== undefined) {
    const preview = openPreview(request, question, query.preview, options.previews);
    reply.headers(preview.headers);
    return renderOrRecover(request, reply, { ...question, ...preview.question }, options);
  }
  return fresh === undefined
    ? renderOrRecover(request, reply, question, options)
    : sendPage(request, reply, fresh.page);
}

/** What every page says of itself: who built it, and when it was sent (D114). */
function ownHeaders({ config, deps }: ServeOptions): Readonly<Record<string, string>> {
  return { 'x-build': config.build, 'server-timing': `${SENT_AT_TIMING};desc="${deps.clock.now()}"` };
}

/** The handler of every address that is no call and no file. */
export function makePageHandler(options: ServeOptions) {
  return (request: FastifyRequest, reply: FastifyReply) => {
    const finding = findShop(options.deps.shop, request);
    if (!(finding instanceof Promise)) return serveFound(request, reply, finding, options);
    return finding.then(
      (result) => serveFound(request, reply, result, options),
      (error: unknown) => {
        request.log.error({ err: error }, 'the shop of a page could not be found');
        reply.headers(ownHeaders(options));
        const locale = cookieLocale(request) ?? DEFAULT_LOCALE;
        if (isUnavailable(error)) return sendAway(request, reply, locale);
        return sendPage(request, reply, abnormalPage('fault', { locale, requestId: request.id, url: '/' }));
      },
    );
  };
}
