/** Listens to what people do anywhere in the page, before and after its nodes hear it themselves. */
import type { Engine } from '#engine/engine.ts';
import type { App } from './app-parts.ts';
import { overlays } from './browser-ports.ts';
import { listenForClicks, hydrateOnTouch, slideOnClick } from './clicks.ts';

export function listenToPage(app: App, engine: Engine): void {
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
