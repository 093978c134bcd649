/** From an address to a page: match, guard, document, data. The server runs it for HTML, the browser for navigation. */
import type {
  LayoutName,
  ResolvedMeta,
  RouteDefinition,
  RouteResult,
  ScreenFacts,
} from '#engine/define-route.ts';
import { allNodes } from '#engine/hydration.ts';
import { guard } from '#routes/guards.ts';
import { type Match, matchRoute } from '#routes/match.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { pageMicroGet } from '#schemas/api/pages/pages.ts';
import type { Locale } from '#schemas/locale.ts';
import type { AnyRenderer } from '#schemas/page/define-renderer.ts';
import { login, loginNeeded } from '#schemas/page/fixed/login.ts';
import { mobileOnly, notFound } from '#schemas/page/fixed/system.ts';
import { runPlan } from '#schemas/page/plan.ts';
import type { PageData, ReadyDocument } from '#schemas/page/ready.ts';
import { readTrusted } from '#schemas/page/resolve-document.ts';
import { readText } from '#schemas/page/text.ts';
import type { Boot } from '#schemas/shop/boot.ts';
import type { Capabilities } from '#schemas/shop/capabilities.ts';
import type { ThemedBoot } from '#schemas/shop/page-theme.ts';
import { secondsOf } from '#schemas/time.ts';
import { isPageData, isReadyDocument } from './is-ready-document.ts';
import type { PageState } from './page-state.ts';

export interface LoadFacts {
  routes: readonly RouteDefinition[];
  boot: Boot;
  can: Capabilities;
  locale: Locale;
  loggedIn: boolean;
  /** Whether one of the shop's own pages led here. */
  isInside: boolean;
  /** Milliseconds by the server's clock. */
  now: number;
  call: Caller;
  lookup: Lookup;
  /** Brings what a screen's nodes are drawn with; answers the definitions that are then at hand. */
  loadDefinitions: (kinds: readonly string[]) => Promise<Lookup>;
}

type Lookup = (kind: string) => AnyRenderer | undefined;

export type LoadOutcome =
  | { kind: 'go'; to: string; status: 301 | 302 }
  /** The page's data could not be had; the address may well be right. */
  | { kind: 'failed'; message: string }
  | {
      kind: 'page';
      page: PageState;
      route: RouteDefinition;
      tags: readonly string[];
      until: number | undefined;
      /** The shop's boot with what this page has instead (D37). */
      boot: Boot;
      /** False where somebody else would be shown something else. */
      isShared: boolean;
      /** Whether nothing on it is one person's. */
      impersonal: boolean;
      /** What the answer it was made of says of it. */
      facts: ScreenFacts;
    };

export async function loadPage(url: string, facts: LoadFacts): Promise<LoadOutcome> {
  const route = matchRoute(facts.routes, url);
  const match = facts.isInside ? { ...route, context: { ...route.context, isInside: true as const } } : route;
  const verdict = guard({ route: match.route, url, can: facts.can, loggedIn: facts.loggedIn });
  if (verdict.kind === 'go') return { kind: 'go', to: verdict.href, status: 302 };
  if (verdict.kind === 'proceed') return show(match, match.route.shows(match.context), facts, false);
  const screen = SCREENS[verdict.screen];
  const instead: RouteResult = { kind: 'fixed', document: screen(match.context), status: 200 };
  return show(match, instead, facts, verdict.screen === 'login-box');
}

/** What a guard shows in place of a page. */
const SCREENS = { 'mobile-only': mobileOnly, 'login-box': loginNeeded, login } as const;

async function show(
  match: Match,
  shows: RouteResult,
  facts: LoadFacts,
  asksLogin: boolean,
): Promise<LoadOutcome> {
  if (shows.kind === 'redirect') return { kind: 'go', to: shows.to, status: shows.status };
  if (shows.kind === 'asked') return showAsked(match, shows, facts, asksLogin);
  if (shows.kind === 'fixed') return showFixed(match, shows, facts, asksLogin);
  if (shows.kind === 'ready') return showReady(match, shows, facts, asksLogin);
  const answer = await facts.call(pageMicroGet, { page_id: shows.pageId });
  if (answer.ok && isReadyDocument(answer.data.page)) {
    const { page, tags } = answer.data;
    const data = isPageData(answer.data.data) ? answer.data.data : {};
    return pageOf(match, facts, { document: page, data, tags, status: 200, asksLogin });
  }
  if (!answer.ok && answer.code !== 'not-found' && answer.code !== 'bad-parameters') {
    return { kind: 'failed', message: answer.msg };
  }
  return show(match, missing(match), facts, asksLogin);
}

function missing({ context }: Match): RouteResult {
  return { kind: 'fixed', document: notFound(context), status: 404 };
}

function showReady(
  match: Match,
  { page: document, data: answerData, title, theming, isShared }: ResultOf<'ready'>,
  facts: LoadFacts,
  asksLogin: boolean,
): LoadOutcome | Promise<LoadOutcome> {
  if (!isReadyDocument(document)) return show(match, missing(match), facts, asksLogin);
  const data = isPageData(answerData) ? answerData : {};
  const meta = document.title === '' ? { title: readText(title, facts.locale) } : {};
  const theme = theming(facts.boot);
  return pageOf(match, facts, {
    document,
    data,
    tags: [],
    status: 200,
    asksLogin,
    meta,
    theme,
    isShared,
  });
}

type ResultOf<Kind extends RouteResult['kind']> = Extract<RouteResult, { kind: Kind }>;

async function showAsked(
  match: Match,
  shows: ResultOf<'asked'>,
  facts: LoadFacts,
  asksLogin: boolean,
): Promise<LoadOutcome> {
  const answer = await shows.ask(facts.call);
  if (answer.kind === 'failed') return answer;
  const outcome = await show(match, answer.shows, facts, asksLogin);
  return outcome.kind === 'page' ? { ...outcome, tags: [...answer.tags, ...outcome.tags] } : outcome;
}

/** A screen comes with its critical data, as a merchant's page does: what stood there before stays until then. */
async function showFixed(
  match: Match,
  { document: body, status, meta: metaFrom, theming, facts: own = {} }: ResultOf<'fixed'>,
  facts: LoadFacts,
  asksLogin: boolean,
): Promise<LoadOutcome> {
  const document = readTrusted(body, facts.lookup, readFacts(facts));
  const definitionOf = await facts.loadDefinitions([...new Set(allNodes(document).map((node) => node.kind))]);
  const { boot, can, locale, call } = facts;
  const context = { shopId: boot.info.app_id, locale, capabilities: can, params: match.context.params };
  const { data, tags } = await runPlan(document, definitionOf, context, call);
  const meta = metaFrom?.(data) ?? {};
  return pageOf(match, facts, {
    document,
    data,
    tags,
    status: meta.status ?? status,
    asksLogin,
    meta,
    own,
    ...(theming === undefined ? {} : { theme: theming(boot) }),
  });
}

function readFacts({ locale, can, now }: LoadFacts) {
  return { locale, capabilities: can, now: secondsOf(now) };
}

interface PageParts {
  document: ReadyDocument;
  data: PageData;
  tags: readonly string[];
  status: PageState['status'];
  asksLogin: boolean;
  meta?: ResolvedMeta;
  own?: ScreenFacts;
  theme?: ThemedBoot;
  isShared?: boolean;
}

/** Whether a stranger at this address is shown something else, or sent elsewhere. */
function isPersonal(
  { route, context: { url } }: Match,
  { can, loggedIn }: LoadFacts,
  isShared: boolean,
): boolean {
  return loggedIn && (!isShared || guard({ route, url, can, loggedIn: false }).kind !== 'proceed');
}

function pageOf(match: Match, facts: LoadFacts, parts: PageParts): LoadOutcome {
  const { route, context } = match;
  const { document, data, status, asksLogin, meta, own = {}, isShared = true } = parts;
  const { boot, pageTheme } = parts.theme ?? { boot: facts.boot };
  const { url, params } = context;
  const { name } = route;
  const layout = layoutOf(route, status, asksLogin);
  const title = titleOf(route, document, facts, meta?.title);
  const page = {
    url,
    route: name,
    params,
    layout,
    status,
    title,
    document,
    data,
    asksLogin,
    ...(isPersonal(match, facts, isShared) ? { isPersonal: true as const } : {}),
  };
  return {
    kind: 'page',
    route,
    tags: parts.tags,
    until: soonest(document.fresh_until, own.until),
    facts: own,
    boot,
    isShared: isShared && route.isShared && !asksLogin,
    impersonal: isShared && (route.isShared || route.isTyped) && !asksLogin,
    page: pageTheme === undefined ? page : { ...page, pageTheme },
  };
}

/** Layouts that hold one thing: where it is not there, the page that says so needs the shop's own ways on. */
const OF_ONE_THING: ReadonlySet<LayoutName> = new Set(['focus', 'live']);

function layoutOf({ layout }: RouteDefinition, status: PageState['status'], asksLogin: boolean): LayoutName {
  return OF_ONE_THING.has(layout) && (status !== 200 || asksLogin) ? 'default' : layout;
}

function soonest(one: number | undefined, other: number | undefined): number | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return Math.min(one, other);
}

/** The document's own title before the shop's name; the home has the shop's default title (M72). */
function titleOf(
  route: RouteDefinition,
  document: ReadyDocument,
  { boot, locale }: LoadFacts,
  ownTitle: string | undefined,
): string {
  const { default_seo_title } = boot.info.seo;
  const shop = readText(boot.info.base.shop_name, locale);
  if (document.seo.title) return document.seo.title;
  if (document.kind === 'home') return readText(default_seo_title, locale) || shop;
  const own = ownTitle || document.title || readText(route.title, locale);
  return shop === '' ? own : `${own} - ${shop}`;
}
