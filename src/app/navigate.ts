/** Client navigation, in a chunk of its own: the page of an address with everything it needs to be drawn at once. */
import type { Engine } from '#engine/engine.ts';
import { allNodes } from '#engine/hydration.ts';
import { keepWelcome } from '#platform/welcome.ts';
import { matchRoute } from '#routes/match.ts';
import { abnormal } from '#schemas/page/fixed/system.ts';
import type { ReadyDocument } from '#schemas/page/ready.ts';
import { readTrusted } from '#schemas/page/resolve-document.ts';
import { secondsOf } from '#schemas/time.ts';
import { themeCss } from '#ui/theme/derive-theme.ts';
import { chromeOf } from './chrome-of.ts';
import { loadPage } from './load-page.ts';
import type { PageState } from './page-state.ts';
import type { Loading } from './router.ts';
import { routes } from './routes.gen.ts';
import { themeOf } from './theme-of.ts';

export interface Visit {
  page: PageState;
  /** The chrome of the page's layout and theme, drawn anew; absent where the one in the page stays. */
  chrome?: ReadyDocument;
  /** What the theme of the page decides; absent where the theme stays. */
  themeCss?: string;
}

export interface NavigateFacts {
  engine: Engine;
  loggedIn: boolean;
  /** Whether the page began with what strangers may see of a shop that is closed to them. */
  isOutside: boolean;
  /** Layout and theme of the page shown; undefined where everything has to be drawn anew whatever it is. */
  current: Pick<PageState, 'layout' | 'pageTheme'> | undefined;
}

/** One request a page, a few for a screen; the scripts of its nodes come together. */
export async function visit(url: string, input: NavigateFacts): Promise<Loading<Visit>> {
  const { engine, loggedIn, isOutside, current } = input;
  if (isOutside && loggedIn && !matchRoute(routes, url).route.exempt) {
    keepWelcome();
    return { kind: 'leave', to: url };
  }
  const { boot, can, locale, call, views } = engine;
  const now = engine.now();
  // Fixed documents need no preparing: what the server prepares is a merchant's.
  const lookup = () => undefined;
  const loadDefinitions = async (kinds: readonly string[]) => {
    await Promise.all(kinds.map((kind) => views.load(kind)));
    return (kind: string) => views.peek(kind)?.definition;
  };
  // A navigation in the page was begun by it.
  const facts = { routes, boot, can, locale, loggedIn, isInside: true, now, call, lookup, loadDefinitions };
  const outcome = await loadPage(url, facts);
  if (outcome.kind === 'go') return outcome;
  const page = outcome.kind === 'page' ? outcome.page : abnormalPage(url, outcome.message, input);
  const pageBoot = outcome.kind === 'page' ? outcome.boot : boot;
  const sameTheme = current !== undefined && page.pageTheme?.id === current.pageTheme?.id;
  const sameChrome = sameTheme && page.layout === current.layout;
  const { origin } = window.location;
  const chrome = sameChrome ? undefined : chromeOf(page.layout, { boot: pageBoot, locale, can, now, origin });
  const nodes = [...allNodes(page.document), ...(chrome === undefined ? [] : allNodes(chrome))];
  await loadDefinitions([...new Set(nodes.map((node) => node.kind))]);
  const visit: Visit = {
    page,
    ...(chrome === undefined ? {} : { chrome }),
    ...(sameTheme ? {} : { themeCss: themeCss(themeOf(boot, page.pageTheme)) }),
  };
  return { kind: 'visit', visit };
}

/** Offline or a server in trouble: a screen that says so and can be left, never endless loading (requirement 59). */
function abnormalPage(url: string, message: string, { engine }: NavigateFacts): PageState {
  const { route, context } = matchRoute(routes, url);
  const { locale, can } = engine;
  const document = readTrusted(abnormal(context), () => undefined, {
    locale,
    capabilities: can,
    now: secondsOf(engine.now()),
  });
  return {
    url,
    route: route.name,
    params: context.params,
    layout: route.layout,
    status: 503,
    title: message === '' ? document.title : message,
    document,
    data: {},
    asksLogin: false,
  };
}
