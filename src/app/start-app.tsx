/** Joins everything in the browser around the page the server drew: engine, router, features, clicks and errors. */
import { hydrateRoot } from 'react-dom/client';
import type { Engine, Viewer } from '#engine/engine.ts';
import { makeEvents } from '#engine/events.ts';
import { createTriggers } from '#engine/hydration-triggers.ts';
import type { Intend, IntentHandlers } from '#engine/intents.ts';
import { constant, settable, type Watchable } from '#engine/store.ts';
import { lazyViews } from '#engine/view-source.ts';
import type { PreviewFacts } from '#schemas/page/render-contract.ts';
import { createAppStore, type AppStore } from '#state/app-state.ts';
import { pathOf, type App } from './app-parts.ts';
import { stopWaiting } from './busy.ts';
import { browserEngine } from './browser-engine.ts';
import { browserPorts } from './browser-ports.ts';
import { listenForErrors } from './error-reports.ts';
import { answersOf, features, firstState } from './features.gen.ts';
import { furtherViews } from './further-views.ts';
import { listenToPage } from './listen-to-page.ts';
import { markMoment } from './moments.ts';
import type { Visit } from './navigate.ts';
import { arrive, followRouter } from './page-changes.ts';
import type { AppState } from './page-state.ts';
import type { ErrorReport } from './report.ts';
import { Root, type ShownScreen } from './root.tsx';
import { createAppRouter, type Loading } from './router.ts';
import { showErrorBanner } from './error-banner.ts';
import { viewLoaders } from './views-lazy.gen.ts';
import { browserTriggerPorts } from './browser-triggers.ts';
import { bring, LostPart } from './chunk-failure.ts';

export function startApp(root: HTMLElement, state: AppState): void {
  const { boot, build, page, chrome, chromeData } = state;
  const path = settable(pathOf(page.url));
  const views = lazyViews(viewLoaders, furtherViews);
  const store = createAppStore(firstState());
  const errorReports = listenForErrors({ build, appId: boot.info.app_id, path: path.get });
  const router = createAppRouter<Visit>(
    { page },
    { load: (url) => load(app, engine, url), failed: (...what) => showFailure(app, ...what) },
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
  const tree = <Root engine={engine} first={app.screen} listen={listen} arrived={arrive} />;
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
  return visit(url, { engine, loggedIn, isOutside, shown: app.mustRecover ? undefined : app.screen.page });
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
