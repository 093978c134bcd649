/** The browser's router: one catch-all route whose loader finds the page; it keeps history, order and interruptions right. */
import { createBrowserRouter, redirect } from 'react-router-dom';

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
  listen(heard: (event: RouterEvent<Visit>) => void): () => void;
}

/** The loader; the router itself holds only a number, the visits are kept for as long as they may be drawn. */
function makeLoader<Visit>(visits: Map<number, Visit>, ports: RouterPorts<Visit>) {
  let last = 0;
  return async ({ request }: { request: Request }): Promise<number | Response> => {
    const { pathname, search } = new URL(request.url);
    try {
      const loaded = await ports.load(pathname + search);
      if (loaded.kind === 'go') return redirect(loaded.to);
      last += 1;
      visits.set(last, loaded.visit);
      return last;
    } catch (error) {
      ports.failed(pathname + search, error);
      return new Promise<never>(() => undefined);
    }
  };
}

export function createAppRouter<Visit>(first: Visit, ports: RouterPorts<Visit>): AppRouter<Visit> {
  const visits = new Map<number, Visit>([[0, first]]);
  // The page itself is drawn by the app, which hears of it below.
  const route = { id: ROUTE_ID, path: '*', loader: makeLoader(visits, ports), Component: () => null };
  const router = createBrowserRouter([route], { hydrationData: { loaderData: { [ROUTE_ID]: 0 } } });
  return {
    go: (href, options = {}) => void router.navigate(href, options),
    reload: () => void router.revalidate(),
    listen: (heard) => {
      const stopScroll = router.enableScrollRestoration({}, () => window.scrollY);
      const stop = router.subscribe(({ navigation, revalidation, loaderData, restoreScrollPosition, location }) => {
        const busy = navigation.state !== 'idle' || revalidation === 'loading';
        const key: unknown = loaderData[ROUTE_ID];
        const visit = typeof key === 'number' ? visits.get(key) : undefined;
        if (visit === undefined) return;
        if (!busy) for (const old of visits.keys()) if (old !== key) visits.delete(old);
        const scroll = typeof restoreScrollPosition === 'number' ? restoreScrollPosition : undefined;
        heard({ visit, scroll, hash: location.hash, busy });
      });
      return () => {
        stopScroll();
        stop();
      };
    },
  };
}
