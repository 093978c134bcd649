/** The running storefront as its features see it: the page, the window, messages and boxes above the page. */
import type { AppPorts, PagePorts, Question, Tone } from '#engine/app-ports.ts';
import type { Engine } from '#engine/engine.ts';
import type { Locale } from '#schemas/locale.ts';
import { here, type App } from './app-parts.ts';
import { startWaiting, stopWaiting } from './busy.ts';
import { features } from './features.gen.ts';
import { showErrorBanner } from './error-banner.ts';

/** The layer of messages, brought when the first one is shown. */
export const overlays = () => import('./overlays.tsx');

/** The ports the features of this window are given. */
export function browserPorts(app: App, engine: Engine): AppPorts {
  const { hosts, locale, preview, subDomain = '' } = app.state;
  const ports: AppPorts = {
    engine,
    store: app.store,
    page: pagePorts(app),
    say: (text, tone) => sayAbove(locale, text, tone),
    hush,
    ask: (question) => askAbove(locale, question),
    openScreen: (options) => import('./screen-dialog.tsx').then((part) => part.openScreen(options)),
    forgetPerson: () => {
      for (const feature of features) feature.forget?.(ports);
    },
    preview,
    subDomain,
    hasMain: hosts?.main !== undefined,
  };
  return ports;
}

function pagePorts(app: App): PagePorts {
  const { router } = app;
  return {
    get: () => {
      const { url, document, asksLogin, isPersonal = false } = app.screen.page;
      return { url, documentId: document.id, asksLogin, isPersonal };
    },
    here,
    go: router.go,
    leave: (href) => window.location.assign(href),
    openTab,
    back: () => {
      if (window.history.length > 1) window.history.back();
      else router.go('/');
    },
    reload: () => window.location.reload(),
    refresh: router.reload,
    busy: (isBusy) => (isBusy ? startWaiting(document) : stopWaiting(document)),
  };
}

/** The tab cannot reach the page that opened it. Where none is opened the page itself goes there. */
function openTab(): ReturnType<PagePorts['openTab']> {
  const tab = window.open('', '_blank');
  if (tab === null) return { leave: (href) => window.location.assign(href), close: () => undefined };
  tab.opener = null;
  return { leave: (href) => tab.location.replace(href), close: () => tab.close() };
}

/** Whether a message was ever shown: without one nothing has to be brought to close it. */
let hasSpoken = false;

function hush(): void {
  if (hasSpoken)
    void overlays().then(
      (layer) => layer.clearToasts(),
      () => undefined,
    );
}

function sayAbove(locale: Locale, text: string, tone: Tone): void {
  hasSpoken = true;
  overlays().then(
    (layer) => layer.showToast(locale, text, tone),
    () => showErrorBanner(document, locale, () => sayAbove(locale, text, tone)),
  );
}

/** A box that cannot be had was not confirmed. */
async function askAbove(locale: Locale, question: Question): Promise<boolean> {
  try {
    return await (await overlays()).askInBox(locale, question);
  } catch {
    showErrorBanner(document, locale, () => void askAbove(locale, question));
    return false;
  }
}
