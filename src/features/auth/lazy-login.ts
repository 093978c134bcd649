/** The way from the running page to its login: small, for the login itself comes when somebody first needs it (D27). */
import { perApp, type AppPorts } from '#engine/app-ports.ts';
import type { Intents } from '#engine/intents.ts';
import { personOf } from '#features/account/person.ts';
import { syncSession } from '#platform/sync-session.ts';
import { loginHref } from '#schemas/address/safe-next.ts';
import { isLoginPage } from '#schemas/paths.ts';
import type { LoginFlow } from './login-flow.ts';

export interface LazyLogin {
  /** Opens the box over the page; where it cannot be had, the login page is the way. `isGate`: see LoginFlow. */
  open: (next: string, isGate: boolean) => void;
  /** Somebody is about to ask for it. */
  prepare: () => void;
  finish: (login: Intents['login.done']) => void;
  doneElsewhere: () => void;
  /** Takes the box away, as its cross does. */
  close: () => void;
  /** Another page stands in the window. */
  onNavigate: () => void;
}

export const loginOf = perApp(makeLazyLogin);

function makeLazyLogin(app: AppPorts): LazyLogin {
  const { page } = app;
  /** A document that is a login itself, at its own address or in place of another page. */
  const isLogin = () => isLoginPage(page.get().documentId);
  let flow: Promise<LoginFlow> | undefined;
  // What could not be had once may be had the next time.
  const bring = () =>
    (flow ??= bringFlow(app).catch((error: unknown) => {
      flow = undefined;
      throw error;
    }));
  let opening = 0;
  const wait = (more: 1 | -1) => {
    opening += more;
    page.busy(opening > 0);
  };
  // Somebody is in all the same: a page loaded anew knows.
  const loadAnew = () => page.leave(page.here());
  return {
    open: (next, isGate) => {
      wait(1);
      bring()
        .then((loginFlow) => loginFlow.open(next, isGate))
        .catch(() => page.go(loginHref(next), { replace: isGate }))
        .finally(() => wait(-1));
    },
    prepare: () => void bring().catch(() => undefined),
    finish: (login) => void bring().then((loginFlow) => loginFlow.finish(login), loadAnew),
    // Where nobody ever asked for a login, nobody waits in one, unless the page is one.
    doneElsewhere: () => {
      const waiting = isLogin() ? bring() : flow;
      waiting?.then((loginFlow) => loginFlow.doneElsewhere(isLogin()), loadAnew);
    },
    close: () => void flow?.then((loginFlow) => loginFlow.close()),
    onNavigate: () => void flow?.then((loginFlow) => loginFlow.onNavigate()),
  };
}

async function bringFlow(app: AppPorts): Promise<LoginFlow> {
  const { makeLoginFlow } = await import('./login-flow.ts');
  const { engine, hasMain, openScreen, page, subDomain } = app;
  const { load, userKey } = personOf(app);
  const offer = () => import('./offer-password.ts').then((part) => part.offerPassword(app));
  return makeLoginFlow({
    engine,
    here: page.here,
    origin: window.location.origin,
    subDomain,
    hasMain,
    go: page.go,
    leave: page.leave,
    refresh: page.refresh,
    loadUser: () => load(true),
    userKey,
    sync: syncSession,
    // A part that cannot be had keeps nobody who is logged in from going on.
    offerPassword: () => offer().catch(() => undefined),
    openScreen,
  });
}
