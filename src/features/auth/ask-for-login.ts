/** When a login is asked for without anybody pressing: where a page needs a person, or showed one who is gone. */
import type { AppPorts } from '#engine/app-ports.ts';
import { personOf } from '#features/account/person.ts';
import { takeWelcome } from '#platform/welcome.ts';
import { loginHref } from '#schemas/address/safe-next.ts';
import { loginOf } from './lazy-login.ts';

/**
 * M87, D27: a box over the page, or the page of the shops that log in on one. Nobody who is in is asked again: what they
 * pressed was drawn for a stranger, and they go where the login would have led.
 */
export function openLogin(app: AppPorts, next: string): void {
  if (personOf(app).isIn()) {
    if (next !== app.page.here()) app.page.go(next);
    return;
  }
  if (app.engine.can.loginSurface === 'dialog') loginOf(app).open(next, false);
  else app.page.go(loginHref(next));
}

/**
 * D27: the box over the empty shell; a shop that logs in on a page is taken there. M155: a page of somebody whose session
 * is over is asked for anew, and what stands there for strangers comes in its place.
 */
function askForLogin(app: AppPorts): void {
  const { page, engine } = app;
  const { asksLogin, isPersonal, url } = page.get();
  const { status } = engine.viewer.get();
  if (asksLogin && status !== 'in') loginOf(app).open(url, true);
  else if (isPersonal && status === 'out') page.refresh();
}

/** Follows the page and the session for as long as the storefront runs. */
export function watchForLogin(app: AppPorts): void {
  const { events } = app.engine;
  const { forget, ready } = personOf(app);
  const login = loginOf(app);
  events.on('viewer:needed', () => openLogin(app, app.page.here()));
  events.on('page:left', login.onNavigate);
  events.on('page:shown', () => askForLogin(app));
  events.on('session:elsewhere', login.doneElsewhere);
  events.on('session:refused', () => {
    if (forget()) askForLogin(app);
  });
  void ready.then(() => askForLogin(app));
  prepareOnTouch(app);
  if (takeWelcome()) void import('./after-login.ts').then(({ welcome }) => welcome(app.engine));
}

/** Brings the login ahead of a press on a link that needs a person. */
function prepareOnTouch(app: AppPorts): void {
  const near = ({ target }: Event) => {
    if (!(target instanceof Element) || target.closest('a[data-login]') === null) return;
    if (!personOf(app).isIn()) loginOf(app).prepare();
  };
  for (const name of ['pointerover', 'focusin'])
    document.addEventListener(name, near, { capture: true, passive: true });
}
