/** The way from the running page to its login: small, for the login itself comes when somebody first needs it (D27). */
import type { Engine } from '#engine/engine.ts';
import type { Intents } from '#engine/intents.ts';
import { knock } from '#platform/knock.ts';
import { loginHref } from '#schemas/address/safe-next.ts';
import type { LoginFlow } from './login-flow.ts';
import type { AppRouter } from './router.ts';
import { userKeyOf } from './session.ts';

export interface DoorPorts {
  engine: () => Engine;
  router: Pick<AppRouter<unknown>, 'go' | 'reload'>;
  /** Path and query of the page shown. */
  here: () => string;
  subDomain: string;
  /** Whether logins are told to a main host (M202). */
  hasMain: boolean;
  settle: () => Promise<string | undefined>;
  /** A full page load. */
  leave: (href: string) => void;
  /** Whether the page shown is itself a login. */
  isLogin: () => boolean;
  /** Shows that something is on its way, where it takes long. */
  busy: (isBusy: boolean) => void;
}

export interface LoginDoor {
  /** Opens the box over the page; where it cannot be had, the login page is the way. */
  open: (next: string, isGate: boolean) => void;
  /** Somebody is about to ask for it. */
  prepare: () => void;
  done: (entered: Intents['login.done']) => void;
  doneElsewhere: () => void;
  /** Takes the box away, as its cross does. */
  shut: () => void;
  /** Another page stands in the window. */
  moved: () => void;
}

export function makeLoginDoor(ports: DoorPorts): LoginDoor {
  let flow: Promise<LoginFlow> | undefined;
  // What could not be had once may be had the next time.
  const bring = () =>
    (flow ??= bringFlow(ports).catch((error: unknown) => {
      flow = undefined;
      throw error;
    }));
  let opening = 0;
  const wait = (more: 1 | -1) => {
    opening += more;
    ports.busy(opening > 0);
  };
  return {
    open: (next, isGate) => {
      wait(1);
      bring()
        .then((found) => found.open(next, isGate))
        .catch(() => ports.router.go(loginHref(next), { replace: isGate }))
        .finally(() => wait(-1));
    },
    prepare: () => void bring().catch(() => undefined),
    done: (entered) =>
      void bring().then(
        (found) => found.done(entered),
        // Somebody is in all the same: a page loaded anew knows.
        () => ports.leave(ports.here()),
      ),
    // Where nobody ever asked for a login, nobody waits in one, unless the page is one.
    doneElsewhere: () => {
      const waiting = ports.isLogin() ? bring() : flow;
      waiting?.then(
        (found) => found.doneElsewhere(ports.isLogin()),
        () => ports.leave(ports.here()),
      );
    },
    shut: () => void flow?.then((found) => found.shut()),
    moved: () => void flow?.then((found) => found.moved()),
  };
}

async function bringFlow({
  engine,
  router,
  here,
  subDomain,
  hasMain,
  settle,
  leave,
}: DoorPorts): Promise<LoginFlow> {
  const { makeLoginFlow } = await import('./login-flow.ts');
  const offer = () => import('./offer-password.ts').then((part) => part.offerPassword(engine()));
  return makeLoginFlow({
    engine: engine(),
    here,
    origin: window.location.origin,
    subDomain,
    hasMain,
    go: (href, options) => router.go(href, options),
    leave,
    reload: () => router.reload(),
    settle,
    userKey: () => userKeyOf(document.cookie),
    knock,
    // A part that cannot be had keeps nobody who is logged in from going on.
    offerPassword: () => offer().catch(() => undefined),
  });
}
