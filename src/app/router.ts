/** The browser's router: one catch-all route whose loader finds the page; it keeps history, order and interruptions right. */
/** The library comes when somebody is about to go somewhere: no page needs it to be read. */
const library = () => import('./router-library.ts');
type Library = Awaited<ReturnType<typeof library>>;

const ROUTE_ID = 'page';

export type Loading<Visit> = { kind: 'visit'; visit: Visit } | { kind: 'go'; to: string };

export interface RouterPorts<Visit> {
  load: (url: string) => Promise<Loading<Visit>>;
  /** Nothing could be loaded; the address is left to the browser. */
  failed: (url: string, error: unknown) => void;
}

export interface RouterEvent<Visit> {
  visit: Visit;
  /** Where the page was scrolled to when it was left, on the way back. */
  scroll: number | undefined;
  hash: string;
  busy: boolean;
}

export interface AppRouter<Visit> {
  go(href: string, options?: { replace?: boolean }): void;
  reload(): void;
  /** Brings the library ahead of the first navigation. */
  prepare(): void;
  listen(heard: (event: RouterEvent<Visit>) => void): () => void;
}

/** The loader; the router itself holds only a number, the visits are kept for as long as they may be drawn. */
function makeLoader<Visit>(
  visits: Map<number, Visit>,
  ports: RouterPorts<Visit>,
  toRedirect: Library['redirect'],
) {
  let last = 0;
  return async ({ request }: { request: Request }): Promise<number | Response> => {
    const { pathname, search } = new URL(request.url);
    try {
      const loaded = await ports.load(pathname + search);
      if (loaded.kind === 'go') return toRedirect(loaded.to);
      last += 1;
      visits.set(last, loaded.visit);
      return last;
    } catch (error) {
      ports.failed(pathname + search, error);
      return new Promise<never>(() => undefined);
    }
  };
}

type Router = ReturnType<Library['createBrowserRouter']>;

async function open<Visit>(
  visits: Map<number, Visit>,
  ports: RouterPorts<Visit>,
  heard: (event: RouterEvent<Visit>) => void,
): Promise<Router> {
  const { createBrowserRouter: create, redirect: toRedirect } = await library();
  // The page itself is drawn by the app, which hears of it below.
  const route = {
    id: ROUTE_ID,
    path: '*',
    loader: makeLoader(visits, ports, toRedirect),
    Component: () => null,
  };
  const router = create([route], { hydrationData: { loaderData: { [ROUTE_ID]: 0 } } });
  router.enableScrollRestoration({}, () => window.scrollY);
  router.subscribe(({ navigation, revalidation, loaderData, restoreScrollPosition, location }) => {
    const busy = navigation.state !== 'idle' || revalidation === 'loading';
    const key: unknown = loaderData[ROUTE_ID];
    const visit = typeof key === 'number' ? visits.get(key) : undefined;
    if (visit === undefined) return;
    if (!busy) for (const old of visits.keys()) if (old !== key) visits.delete(old);
    const scroll = typeof restoreScrollPosition === 'number' ? restoreScrollPosition : undefined;
    heard({ visit, scroll, hash: location.hash, busy });
  });
  return router;
}

export function createAppRouter<Visit>(first: Visit, ports: RouterPorts<Visit>): AppRouter<Visit> {
  const visits = new Map<number, Visit>([[0, first]]);
  const listeners = new Set<(event: RouterEvent<Visit>) => void>();
  let opened: Promise<Router> | undefined;
  const ready = () => {
    opened ??= open(visits, ports, (event) => {
      for (const heard of listeners) heard(event);
    });
    return opened;
  };
  const withRouter = (href: string, use: (router: Router) => Promise<void>) => {
    ready()
      .then(use)
      .catch((error: unknown) => {
        opened = undefined;
        ports.failed(href, error);
      });
  };
  return {
    go: (href, options = {}) => withRouter(href, (router) => router.navigate(href, options)),
    reload: () => withRouter(window.location.href, (router) => router.revalidate()),
    prepare: () => withRouter(window.location.href, () => Promise.resolve()),
    listen: (heard) => {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
  };
}
