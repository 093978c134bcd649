/** Joins everything in the browser around the page the server drew: engine, router, session, clicks and faults. */
import { hydrateRoot } from 'react-dom/client';
import { makeCaller } from '#api/call.ts';
import { onRefusal } from '#api/session-loss.ts';
import { createGates, type Gates } from '#engine/gates.ts';
import { allNodes } from '#engine/hydration.ts';
import type { Engine, ViewSource } from '#engine/engine.ts';
import { makeEvents, type Events } from '#engine/events.ts';
import type { Intend, Intents } from '#engine/intents.ts';
import { settable, type Settable, type Watchable } from '#engine/store.ts';
import { lazyViews } from '#engine/view-source.ts';
import { readArrival, serverSkew } from '#platform/server-clock.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import type { Locale } from '#schemas/locale.ts';
import type { ReadyNode } from '#schemas/page/ready.ts';
import { capabilities, type Capabilities } from '#schemas/shop/capabilities.ts';
import { readShop } from '#schemas/shop/shop-info.ts';
import { createAppStore, type AppStore } from '#state/app-state.ts';
import { arriveAt, busyBar, usedControl } from './arrival.ts';
import { listenForClicks, wakeOnTouch } from './clicks.ts';
import { listenForFaults, type Faults } from './faults.ts';
import { makeIntend } from './intents.ts';
import { makeLoginDoor, type LoginDoor } from './login-door.ts';
import type { Visit } from './navigate.ts';
import type { AppState } from './page-state.ts';
import { followTabs, forgetPerson, previewPart, settlePerson } from './person.ts';
import { refusalFault } from './refusals.ts';
import type { Fault } from './report.ts';
import { Root, type Shown } from './root.tsx';
import { createAppRouter, type AppRouter, type Loading } from './router.ts';
import { clearTrouble, showTrouble } from './trouble.ts';
import { viewerOf } from './session.ts';
import { viewLoaders } from './views-lazy.gen.ts';
import { browserWakePorts } from './wake-ports.ts';
import { wear } from './wear.ts';

const pathOf = (url: string) => url.split('?')[0] ?? '/';
/** Moments of the page's life, in the browser's own performance timeline. */
const reached = (moment: 'taken-over' | 'settled') => void performance.mark(`lectern-${moment}`);
/** Documents that are a login themselves, at their own address or in place of another page. */
const LOGINS = new Set(['login', 'college-login', 'email-login']);
const here = () => window.location.pathname + window.location.search;

/** What the parts of the running storefront share. */
interface App {
  state: AppState;
  store: AppStore;
  faults: Faults;
  router: AppRouter<Visit>;
  shown: Shown;
  /** Nodes whose events React does not hear yet. */
  asleep: Set<string>;
  /** Markup of the server was thrown away: everything is to be drawn anew. */
  lost: boolean;
  events: Events;
  login: LoginDoor;
}

export function startApp(root: HTMLElement, state: AppState): void {
  const { boot, build, locale, page } = state;
  const path = settable(pathOf(page.url));
  const views = lazyViews(viewLoaders);
  const store = createAppStore(boot, locale);
  const opened = createAppRouter<Visit>(
    { page },
    { load: (url) => load(app, engine, url), failed: (...what) => failed(app, ...what) },
  );
  const router = inPreview(state, opened);
  const app: App = {
    state,
    events: makeEvents(),
    store,
    faults: listenForFaults({ build, appId: boot.info.app_id, path: path.get }),
    router,
    shown: firstShown(state),
    lost: false,
    login: makeLoginDoor({
      engine: () => engine,
      router,
      here,
      subDomain: state.subDomain ?? '',
      hasMain: state.hosts?.main !== undefined,
      settle: () => settlePerson({ state, store }, engine.call, true),
      leave: (href) => window.location.assign(href),
      isLogin: () => LOGINS.has(app.shown.page.document.id),
      busy: busyBar(document),
    }),
    asleep: new Set([...allNodes(state.chrome), ...allNodes(page.document)].flatMap(sleeper)),
  };
  const stuck = (error: unknown) => app.faults.chunk(window.location.href, error);
  const gates = createGates(views, browserWakePorts(document), stuck);
  const engine = engineOf(app, { views, gates, path });
  const listen = (show: (shown: Shown) => void) => followRouter(app, path, show);
  const tree = <Root engine={engine} locale={locale} first={app.shown} listen={listen} arrived={arrive} />;
  hydrateRoot(root, tree, { onRecoverableError: (error) => app.faults.report(recoverable(error)) });
  listenToPage(app, engine, gates);
}

function firstShown({ page, chrome, chromeData }: AppState): Shown {
  return { page, chrome, chromeData, visit: 0, scroll: undefined, hash: '', control: '' };
}

async function load(app: App, engine: Engine, url: string): Promise<Loading<Visit>> {
  const { visit } = await import('./navigate.ts');
  const loggedIn = app.store.getState().session === 'in';
  return visit(url, { engine, loggedIn, shown: app.lost ? undefined : app.shown.page });
}

/** D43: in a preview every page comes whole from the server, which alone knows what is previewed. */
function inPreview({ preview }: AppState, router: AppRouter<Visit>): AppRouter<Visit> {
  if (preview === undefined) return router;
  const go: typeof router.go = (href, options) =>
    void previewPart().then((part) => part.goInPreview(href, preview, options?.replace));
  return { ...router, go };
}

function failed({ faults, router, state }: App, url: string, error: unknown): void {
  if (!faults.chunk(url, error)) showTrouble(document, state.locale, () => router.go(url));
}

function sleeper({ id, hydrate }: ReadyNode): string[] {
  return hydrate === undefined ? [] : [id];
}

function recoverable(error: unknown): Fault {
  const message = error instanceof Error ? error.message : String(error);
  return { level: 'warn', kind: 'js', message: `Drawn anew: ${message}` };
}

/** Runs before the new page is painted, so that it is never seen in the colours of the one before. */
function arrive({ page, tokens, scroll, hash, control }: Shown): void {
  if (tokens !== undefined) wear(document, tokens);
  arriveAt(document, { title: page.title, scroll, hash, control });
}

interface EngineParts {
  views: ViewSource;
  gates: Gates;
  path: Watchable<string>;
}

function engineOf(app: App, { views, gates, path }: EngineParts): Engine {
  const { boot, build, locale, mode, now, preview } = app.state;
  const can = preview?.can ?? capabilities(readShop(boot.info));
  const skew = serverSkew(now, readArrival());
  const call = callerOf(app);
  return {
    mode,
    build,
    locale,
    can,
    boot,
    viewer: viewerOf(app.store),
    path,
    views,
    call,
    intend: intendOf(app, can, call),
    events: app.events,
    now: () => Date.now() + skew,
    drawnAt: now,
    report: app.faults.report,
    get dataContext() {
      return { shopId: boot.info.app_id, locale, capabilities: can, params: app.shown.page.params };
    },
    wake: gates.wake,
    lost: () => {
      if (app.lost || app.shown.visit > 0) return;
      app.lost = true;
      app.router.reload();
    },
    awake: (nodeId) => void app.asleep.delete(nodeId),
  };
}

function callerOf(app: App): Caller {
  const { boot, hosts, locale, preview } = app.state;
  return makeCaller({
    appId: boot.info.app_id,
    locale,
    ...(hosts === undefined ? {} : { hosts }),
    ...(preview === undefined ? {} : { preview: preview.token }),
    refused: (endpoint, answer) => {
      // Nobody is refused in a preview: whoever looks plays a part, and has nothing to lose.
      if (preview !== undefined) return;
      onRefusal(answer, { forget: () => sessionEnded(app), go: (href) => app.router.go(href) });
      const fault = refusalFault(endpoint, answer);
      if (fault !== undefined) app.faults.report(fault);
    },
  });
}

function intendOf(app: App, can: Capabilities, call: Caller): Intend {
  const { boot, locale } = app.state;
  return makeIntend({
    can,
    appId: boot.info.app_id,
    hasMain: app.state.hosts?.main !== undefined,
    call,
    here,
    go: (href, options) => app.router.go(href, options),
    leave: (href) => window.location.assign(href),
    back: () => {
      if (window.history.length > 1) window.history.back();
      else app.router.go('/');
    },
    reload: () => window.location.reload(),
    setCookie: (text) => {
      document.cookie = text;
    },
    forget: () => void forgetPerson(app),
    openLogin: (next) => app.login.open(next, false),
    loggedIn: app.login.done,
    settle: () => void settlePerson(app, call),
    shutLogin: app.login.shut,
    toast: (text, tone) => sayAbove(locale, text, tone),
  });
}

const overlays = () => import('./overlays.tsx');

function sayAbove(locale: Locale, text: string, tone: Intents['message.toast']['tone']): void {
  overlays().then(
    (layer) => layer.showToast(locale, text, tone),
    () => showTrouble(document, locale, () => sayAbove(locale, text, tone)),
  );
}

/** Turns what the router says into pages to draw. */
function followRouter(app: App, path: Settable<string>, show: (shown: Shown) => void): () => void {
  const bar = busyBar(document);
  reached('taken-over');
  return app.router.listen(({ visit, scroll, hash, busy }) => {
    bar(busy);
    if (busy || visit.page === app.shown.page) return;
    const { chrome, chromeData, tokens } = app.shown;
    const around =
      visit.chrome === undefined ? { chrome, chromeData } : { chrome: visit.chrome, chromeData: {} };
    const { page } = visit;
    if (page.url !== app.shown.page.url) app.login.moved();
    const control = pathOf(page.url) === path.get() ? usedControl(document) : '';
    app.shown = {
      ...around,
      page,
      tokens: visit.tokens ?? tokens,
      visit: app.shown.visit + 1,
      scroll,
      hash,
      control,
    };
    app.lost = false;
    clearTrouble();
    path.set(pathOf(page.url));
    show(app.shown);
    askForLogin(app);
  });
}

/**
 * D27: the box over the empty shell; a shop that logs in on a page is taken there. M155: a page of somebody whose session
 * is over is asked for anew, and what stands there for strangers comes in its place.
 */
function askForLogin({ shown: { page }, store, login, router }: App): void {
  const { session } = store.getState();
  if (page.asksLogin && session !== 'in') login.open(page.url, true);
  else if (page.isPersonal === true && session === 'out') router.reload();
}

function sessionEnded(app: App): void {
  if (forgetPerson(app)) askForLogin(app);
}

function listenToPage(app: App, engine: Engine, gates: Gates): void {
  listenForClicks(document, {
    isAsleep: (nodeId) => app.asleep.has(nodeId),
    isLoggedIn: () => app.store.getState().session === 'in',
    go: (href) => app.router.go(href),
    askLogin: (next) => engine.intend('login.open', { next }),
  });
  wakeOnTouch(document, {
    open: gates.open,
    nearLink: () => {
      app.router.prepare();
      void import('./navigate.ts').catch(() => undefined);
    },
    nearLogin: () => {
      if (app.store.getState().session !== 'in') app.login.prepare();
    },
    // What may have to be said of what is filled in has to be sayable without a network, too.
    nearForm: () => void overlays().catch(() => undefined),
  });
  void settlePerson(app, engine.call).then(() => {
    reached('settled');
    askForLogin(app);
  });
  followTabs(app, engine.call, { reload: () => app.router.reload(), enter: app.login.doneElsewhere });
}
