/** From the wish to log in to the box over the page, and out of it (M59, M60, D27); what follows comes in a script of its own. */
import type { OpenScreen } from '#engine/app-ports.ts';
import type { Intents } from '#engine/intents.ts';
import { login } from '#schemas/page/fixed/login.ts';
import type { LoginPorts } from './after-login.ts';
import { authWords } from './words.ts';

export interface LoginFlow {
  /** `isGate`: the page behind may not be seen without a person, so leaving goes home (D27). */
  open: (next: string, isGate: boolean) => Promise<void>;
  finish: (login: Intents['login.done']) => Promise<void>;
  /** Somebody logged in in another tab: whoever waits in this one's box goes on too, and so does a page that is a login. */
  doneElsewhere: (isLogin: boolean) => Promise<void>;
  /** Takes the box away, as its cross does. */
  close: () => void;
  /** Another page came, by the browser's own way back: the box of the one before goes with it, and leads nowhere. */
  onNavigate: () => void;
}

interface OpenLogin {
  box: OpenScreen;
  next: string;
  /** Somebody closed it without logging in. */
  left: () => void;
}

const after = () => import('./after-login.ts');

export function makeLoginFlow(ports: LoginPorts): LoginFlow {
  const { engine } = ports;
  let current: OpenLogin | undefined;
  let coming: { next: string; isOver: boolean } | undefined;
  const close = () => {
    current?.box.close();
    current = undefined;
  };
  const goOn = (next: string | undefined) =>
    after().then(
      (part) => part.goOn(ports, next),
      () => ports.leave(ports.here()),
    );
  return {
    open: async (next, isGate) => {
      if (current !== undefined || coming !== undefined) return;
      const wish = { next, isOver: false };
      coming = wish;
      const left = () => {
        current = undefined;
        if (isGate) ports.go('/', { replace: true });
      };
      try {
        const box = await ports.openScreen({
          engine,
          document: login({ params: {}, query: new URLSearchParams() }),
          name: authWords.in(engine.locale)('login'),
          mark: { 'data-login-dialog': '' },
          onClose: left,
        });
        if (wish.isOver) box.close();
        else current = { box, next, left };
      } catch (error) {
        // Whoever is in already misses no box.
        if (!wish.isOver) throw error;
      } finally {
        coming = undefined;
      }
    },
    finish: (login) =>
      after().then(
        (part) => part.follow(ports, login, current?.next, close),
        // Somebody is in all the same: a page loaded anew knows.
        () => ports.leave(ports.here()),
      ),
    doneElsewhere: async (isLogin) => {
      const waiting = current ?? coming;
      if (waiting === undefined) return isLogin ? goOn(undefined) : undefined;
      // The box may still be on its way.
      if (coming !== undefined) coming.isOver = true;
      close();
      await goOn(waiting.next);
    },
    onNavigate: () => {
      if (coming !== undefined) coming.isOver = true;
      close();
    },
    close: () => {
      current?.box.close();
      current?.left();
    },
  };
}
