/** From the wish to log in to the box over the page, and out of it (M59, M60, D27); what follows comes in a script of its own. */
import type { Intents } from '#engine/intents.ts';
import type { LoginPorts } from './after-login.ts';
import { openLogin, type LoginDialog } from './login-dialog.tsx';

export interface LoginFlow {
  /** `isGate`: the page behind may not be seen without a person, so leaving goes home (D27). */
  open: (next: string, isGate: boolean) => Promise<void>;
  done: (entered: Intents['login.done']) => Promise<void>;
  /** Somebody logged in in another tab: whoever waits in this one's box goes on too. */
  doneElsewhere: () => Promise<void>;
  /** Takes the box away, as its cross does. */
  shut: () => void;
}

interface Shown {
  box: LoginDialog;
  next: string;
  /** Somebody closed it without logging in. */
  left: () => void;
}

const after = () => import('./after-login.ts');

export function makeLoginFlow(ports: LoginPorts): LoginFlow {
  let shown: Shown | undefined;
  let coming = false;
  const close = () => {
    shown?.box.close();
    shown = undefined;
  };
  return {
    open: async (next, isGate) => {
      if (shown !== undefined || coming) return;
      coming = true;
      const left = () => {
        shown = undefined;
        if (isGate) ports.go('/', { replace: true });
      };
      try {
        shown = { box: await openLogin({ engine: ports.engine, shut: left }), next, left };
      } finally {
        coming = false;
      }
    },
    done: (entered) =>
      after().then(
        (part) => part.follow(ports, entered, shown?.next, close),
        // Somebody is in all the same: a page loaded anew knows.
        () => ports.leave(ports.here()),
      ),
    doneElsewhere: async () => {
      if (shown === undefined) return;
      const { next } = shown;
      close();
      await after().then(
        (part) => part.goOn(ports, next),
        () => ports.leave(ports.here()),
      );
    },
    shut: () => {
      shown?.box.close();
      shown?.left();
    },
  };
}
