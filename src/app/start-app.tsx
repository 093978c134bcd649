/** Joins everything in the browser around the page the server drew: engine, router, features, clicks and errors. */
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Engine, Viewer } from '#engine/engine.ts';
import { makeEvents } from '#engine/events.ts';
import { createTriggers, type TriggerPorts } from '#engine/hydration-triggers.ts';
import type { Intend, IntentHandlers } from '#engine/intents.ts';
import { constant, settable, type Watchable } from '#engine/store.ts';
import { lazyViews } from '#engine/view-source.ts';
import { systemClock } from '#platform/clock.ts';
import { whenIdle } from '#platform/idle.ts';
import type { PreviewFacts } from '#schemas/page/render-contract.ts';
import { type AppStore, createAppStore } from '#state/app-state.ts';
import { afterNavigation, announce, usedControl } from './after-navigation.ts';
import { type App, pathOf } from './app-parts.ts';
import { applyTheme } from './apply-theme.ts';
import { browserEngine } from './browser-engine.ts';
import { browserPorts, overlays } from './browser-ports.ts';
import { startWaiting, stopWaiting } from './busy.ts';
import { bring, LostPart } from './chunk-failure.ts';
import { hydrateOnTouch, listenForClicks, slideOnClick } from './clicks.ts';
import { clearErrorBanner, showErrorBanner } from './error-banner.ts';
import { listenForErrors } from './error-reports.ts';
import { answersOf, features, firstState } from './features.gen.ts';
import { furtherViews } from './further-views.ts';
import { markMoment } from './moments.ts';
import type { Visit } from './navigate.ts';
import type { AppState } from './page-state.ts';
import type { ErrorReport } from './report.ts';
import { type Arrival, Root, type ShownScreen } from './root.tsx';
import { createAppRouter, type Loading } from './router.ts';
import { viewLoaders } from './views-lazy.gen.ts';
import { appWords } from './words.ts';

/** Nodes are hydrated a little before they come into view. */
const NEAR = '200px';
/** The first pause before a view is asked for again; each one after it is twice as long, up to the longest. */
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * The browser's answer to "when": seen by an IntersectionObserver, idle by requestIdleCallback, again by a pause or the
 * network.
 */
function browserTriggerPorts(page: Document): TriggerPorts {
  const waiting = new Map<Element, () => void>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (!entry.isIntersecting) continue;
        observer.unobserve(entry.target);
        waiting.get(entry.target)?.();
        waiting.delete(entry.target);
      }
    },
    { rootMargin: NEAR },
  );
  return {
    whenIdle: (hydrate) => void whenIdle(hydrate),
    whenSeen: (nodeId, hydrate) => {
      const element = page.querySelector(`[data-node="${CSS.escape(nodeId)}"]`);
      if (element === null) {
        hydrate();
        return;
      }
      waiting.set(element, hydrate);
      observer.observe(element);
    },
    whenToTryAgain: (failures, retry) => {
      const again = () => {
        cancel();
        removeEventListener('online', again);
        retry();
      };
      const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));
      const cancel = systemClock.after(pause, again);
      addEventListener('online', again);
    },
  };
}

/** Listens to what people do anywhere in the page, before and after its nodes hear it themselves. */
function listenToPage(app: App, engine: Engine): void {
  listenForClicks(document, {
    isPending: (nodeId) => app.pending.has(nodeId),
    isLoggedIn: () => engine.viewer.get().status === 'in',
    go: (href) => app.router.go(href),
    askLogin: (next) => engine.intend('login.open', { next }),
  });
  slideOnClick(document);
  document.addEventListener(
    'keydown',
    () =>
      void import('./roving.ts').then(
        (part) => document.addEventListener('keydown', part.onRovingKey),
        () => undefined,
      ),
    { once: true },
  );
  hydrateOnTouch(document, {
    open: app.triggers.open,
    nearLink: () => {
      app.router.prepare();
      void import('./navigate.ts').catch(() => undefined);
    },
    // What may have to be said of what is filled in has to be sayable without a network, too.
    nearForm: () => void overlays().catch(() => undefined),
  });
}

/**
 * Turns what the router brings into the page shown, and what the window shows of it. Tells each page the router brings
 * from now on; the returned function stops it.
 */
function followRouter(app: App, show: (screen: ShownScreen) => void): () => void {
  markMoment('taken-over');
  app.show = show;
  const announceLoading = () => announce(document, appWords.in(app.state.locale)('pageLoading'));
  return app.router.listen((event) => {
    const { to } = event;
    if (to !== undefined) {
      startWaiting(document, { path: to === app.path.get() ? undefined : to, onSlow: announceLoading });
      return;
    }
    const { visit, scroll, hash } = event;
    if (visit.page === app.screen.page) {
      stopWaiting(document);
      return;
    }
    const { page: before, chrome, chromeData, arrival } = app.screen;
    const around =
      visit.chrome === undefined ? { chrome, chromeData } : { chrome: visit.chrome, chromeData: {} };
    const { page } = visit;
    if (page.url !== before.url) app.events.emit('page:left', {});
    const control = pathOf(page.url) === app.path.get() ? usedControl(document) : '';
    app.screen = {
      ...around,
      page,
      visit: app.screen.visit + 1,
      arrival: { title: page.title, scroll, hash, control, themeCss: visit.themeCss ?? arrival?.themeCss },
    };
    app.mustRecover = false;
    clearErrorBanner();
    app.path.set(pathOf(page.url));
    // A transition, because what is pending must never be hydrated early by a change above it.
    startTransition(() => show(app.screen));
    app.events.emit('page:shown', {});
  });
}

/** Runs before the new page is painted, so that it is never seen in the colours of the one before. */
function arrive(arrival: Arrival): void {
  if (arrival.themeCss !== undefined) applyTheme(document, arrival.themeCss);
  afterNavigation(document, arrival);
}

export function startApp(root: HTMLElement, state: AppState): void {
  const { boot, build, page, chrome, chromeData } = state;
  const path = settable(pathOf(page.url));
  const views = lazyViews(viewLoaders, furtherViews);
  const store = createAppStore(firstState());
  const errorReports = listenForErrors({ build, appId: boot.info.app_id, path: path.get });
  const router = createAppRouter<Visit>(
    { page },
    { load: (url) => load(app, engine, url), onError: (...what) => showFailure(app, ...what) },
  );
  const app: App = {
    state,
    store,
    errorReports,
    router,
    events: makeEvents(),
    triggers: createTriggers(views, browserTriggerPorts(document), (error) =>
      errorReports.chunk(window.location.href, error),
    ),
    path,
    screen: { page, chrome, chromeData, visit: 0 },
    pending: new Set(drawnNodes(root)),
    mustRecover: false,
  };
  const intend: Intend = (name, payload) => answers[name](payload);
  const engine = browserEngine(app, { views, viewer: viewerIn(store), intend });
  if (state.preview !== undefined) keepInPreview(app, engine, state.preview);
  const ports = browserPorts(app, engine);
  const answers: IntentHandlers = answersOf(ports);
  const listen = (show: (screen: ShownScreen) => void) => followRouter(app, show);
  const tree = <Root engine={engine} first={app.screen} listen={listen} onVisit={arrive} />;
  hydrateRoot(root, tree, { onRecoverableError: (error) => app.errorReports.report(recoverable(error)) });
  listenToPage(app, engine);
  const starts = features.map(async (feature) => feature.start?.(ports));
  void Promise.all(starts).then(() => markMoment('settled'));
}

/** As the feature that knows tells it. */
function viewerIn(store: AppStore): Watchable<Viewer> {
  const watchable = features.find(({ viewer }) => viewer !== undefined)?.viewer?.(store);
  return watchable ?? constant<Viewer>({ status: 'unknown' });
}

async function load(app: App, engine: Engine, url: string): Promise<Loading<Visit>> {
  const { visit } = await bring(() => import('./navigate.ts'));
  const loggedIn = engine.viewer.get().status === 'in';
  const { isOutside = false } = app.state;
  return visit(url, { engine, loggedIn, isOutside, current: app.mustRecover ? undefined : app.screen.page });
}

/** D43: in a preview every page comes whole from the server, which alone knows what is previewed. */
function keepInPreview(app: App, engine: Engine, preview: PreviewFacts): void {
  const part = import('./preview.ts');
  app.router.go = (href, options) => void part.then(({ goInPreview }) => goInPreview(href, preview, options));
  void part.then(({ startPreview }) => startPreview(document, preview, app, engine));
}

function showFailure({ errorReports, router, state }: App, url: string, error: unknown): void {
  if (errorReports.chunk(url, error)) return;
  stopWaiting(document);
  const again = error instanceof LostPart ? () => window.location.assign(url) : () => router.go(url);
  showErrorBanner(document, state.locale, again);
}

/** Ids of the nodes the server drew. */
function drawnNodes(root: HTMLElement): string[] {
  return [...root.querySelectorAll<HTMLElement>('[data-node]')].map(({ dataset }) => dataset['node'] ?? '');
}

function recoverable(error: unknown): ErrorReport {
  const message = error instanceof Error ? error.message : String(error);
  return { level: 'warn', kind: 'js', message: `Drawn anew: ${message}` };
}
