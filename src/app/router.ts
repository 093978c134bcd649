/** The browser's router: one catch-all route whose loader finds the page; it keeps history, order and interruptions right. */
import { bring } from './chunk-failure.ts';

/** The library comes when somebody is about to go somewhere: no page needs it to be read. */
const library = () => bring(() => import('./router-library.ts'));
type Library = Awaited<ReturnType<typeof library>>;

const ROUTE_ID = 'page';

export type Loading<Visit> =
  | { kind: 'visit'; visit: Visit }
  | { kind: 'go'; to: string }
  | { kind: 'leave'; to: string };

export interface RouterPorts<Visit> {
  load: (url: string) => Promise<Loading<Visit>>;
  /** The page of this address could not be brought; the one shown stays. */
  onError: (url: string, error: unknown) => void;
}

type RouterEvent<Visit> =
  /** The path of the page that is on its way. */
  | { to: string }
  | {
      to: undefined;
      visit: Visit;
      /** Where the page was scrolled to when it was left, on the way back. */
      scroll: number | undefined;
      hash: string;
    };

export interface AppRouter<Visit> {
  go(href: string, options?: { replace?: boolean }): void;
  reload(): void;
  /** Brings the library ahead of the first navigation. */
  prepare(): void;
  listen(listener: (event: RouterEvent<Visit>) => void): () => void;
}

/**
 * The loader; the router itself holds only a number, the visits are kept for as long as they may be drawn. After a
 * failure it goes back to where it was, with the page that is there.
 */
function makeLoader<Visit>(visits: Map<number, Visit>, ports: RouterPorts<Visit>, tools: Library) {
  let last = 0;
  let stay: string | undefined;
  return async ({ request }: { request: Request }): Promise<number | Response> => {
    const { pathname, search } = new URL(request.url);
    const url = pathname + search;
    const from = window.location.pathname + window.location.search;
    if (stay === url) {
      stay = undefined;
      return Math.max(...visits.keys());
    }
    try {
      const outcome = await ports.load(url);
      if (outcome.kind === 'go') return tools.redirect(outcome.to);
      if (outcome.kind === 'leave') return tools.redirectDocument(outcome.to);
      last += 1;
      visits.set(last, outcome.visit);
      return last;
    } catch (error) {
      ports.onError(url, error);
      stay = from;
      return tools.replace(from);
    }
  };
}

type Router = ReturnType<Library['createBrowserRouter']>;

async function open<Visit>(
  bringLibrary: typeof library,
  visits: Map<number, Visit>,
  ports: RouterPorts<Visit>,
  onEvent: (event: RouterEvent<Visit>) => void,
): Promise<Router> {
  const tools = await bringLibrary();
  // The page itself is drawn by the app, which hears of it below.
  const route = {
    id: ROUTE_ID,
    path: '*',
    loader: makeLoader(visits, ports, tools),
    Component: () => null,
  };
  const router = tools.createBrowserRouter([route], { hydrationData: { loaderData: { [ROUTE_ID]: 0 } } });
  router.enableScrollRestoration({}, () => window.scrollY);
  router.subscribe(({ navigation, revalidation, loaderData, restoreScrollPosition, location }) => {
    const busy = navigation.state !== 'idle' || revalidation === 'loading';
    const key: unknown = loaderData[ROUTE_ID];
    const visit = typeof key === 'number' ? visits.get(key) : undefined;
    if (visit === undefined) return;
    if (!busy) for (const old of visits.keys()) if (old !== key) visits.delete(old);
    const scroll = typeof restoreScrollPosition === 'number' ? restoreScrollPosition : undefined;
    if (busy) onEvent({ to: (navigation.location ?? location).pathname });
    else onEvent({ to: undefined, visit, scroll, hash: location.hash });
  });
  return router;
}

export function createAppRouter<Visit>(
  first: Visit,
  ports: RouterPorts<Visit>,
  bringLibrary = library,
): AppRouter<Visit> {
  const visits = new Map<number, Visit>([[0, first]]);
  const listeners = new Set<(event: RouterEvent<Visit>) => void>();
  let routerPromise: Promise<Router> | undefined;
  const notify = (event: RouterEvent<Visit>) => {
    for (const listener of listeners) listener(event);
  };
  const ready = () => {
    routerPromise ??= open(bringLibrary, visits, ports, notify).catch((error: unknown) => {
      routerPromise = undefined;
      throw error;
    });
    return routerPromise;
  };
  const withRouter = (href: string, use: (router: Router) => Promise<void>) => {
    ready()
      .then(use)
      .catch((error: unknown) => ports.onError(href, error));
  };
  return {
    go: (href, options = {}) => {
      // Before the library is there, which takes its time on a slow line.
      notify({ to: href.split(/[?#]/, 1)[0] ?? href });
      withRouter(href, (router) => router.navigate(href, options));
    },
    reload: () => withRouter(window.location.href, (router) => router.revalidate()),
    // Nobody has gone anywhere yet, so nothing is lost: who does go asks for it again.
    prepare: () => void ready().catch(() => undefined),
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
