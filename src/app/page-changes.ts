/** Turns what the router brings into the page shown, and what the window shows of it. */
import { startTransition } from 'react';
import { afterNavigation, announce, usedControl } from './after-navigation.ts';
import { pathOf, type App } from './app-parts.ts';
import { startWaiting, stopWaiting } from './busy.ts';
import { markMoment } from './moments.ts';
import type { Arrival, ShownScreen } from './root.tsx';
import { clearErrorBanner } from './error-banner.ts';
import { applyTheme } from './apply-theme.ts';
import { appWords } from './words.ts';

/** Tells each page the router brings from now on; the returned function stops it. */
export function followRouter(app: App, show: (shown: ShownScreen) => void): () => void {
  markMoment('taken-over');
  app.show = show;
  const tell = () => announce(document, appWords.in(app.state.locale)('pageLoading'));
  return app.router.listen((event) => {
    const { to } = event;
    if (to !== undefined) {
      startWaiting(document, { path: to === app.path.get() ? undefined : to, onSlow: tell });
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
export function arrive(arrival: Arrival): void {
  if (arrival.themeCss !== undefined) applyTheme(document, arrival.themeCss);
  afterNavigation(document, arrival);
}
