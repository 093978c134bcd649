/** From the wish to log in to the page behind it (M59, M60, M143-M146, D27): the only part that knows dialog, session and router. */
import type { Engine } from '#engine/engine.ts';
import { afterLogin } from '#schemas/rules/after-login.ts';
import { FALLBACK_NEXT, safeNext } from '#schemas/rules/safe-next.ts';
import type { Locale } from '#schemas/locale.ts';
import { openLogin, type LoginDialog } from './login-dialog.tsx';
import { showToast } from './overlays.tsx';

const words = { cn: { Login_success: '登录成功' }, en: { Login_success: 'Logged in' } } as const;

export interface LoginPorts {
  engine: Engine;
  locale: Locale;
  /** Path and query of the page shown. */
  here: () => string;
  origin: string;
  go: (href: string, options?: { replace?: boolean }) => void;
  /** A full page load. */
  leave: (href: string) => void;
  /** Asks for the page shown anew. */
  reload: () => void;
  /** Settles who is here, from the session that now stands (M143). */
  settle: () => Promise<void>;
}

export interface LoginFlow {
  /** `isGate`: the page behind may not be seen without a person, so leaving goes home (D27). */
  open: (next: string, isGate: boolean) => Promise<void>;
  done: () => Promise<void>;
}

const LOGIN_PAGES = new Set(['/login', '/college_login', '/email_auth/email_login']);
const pathOf = (url: string) => url.split('?')[0] ?? '/';

export function makeLoginFlow(ports: LoginPorts): LoginFlow {
  let shown: { box: LoginDialog; next: string } | undefined;
  let coming = false;
  return {
    open: async (next, isGate) => {
      if (shown !== undefined || coming) return;
      coming = true;
      const shut = () => {
        shown = undefined;
        if (isGate) ports.go('/', { replace: true });
      };
      try {
        shown = { box: await openLogin({ engine: ports.engine, shut }), next };
      } finally {
        coming = false;
      }
    },
    done: async () => {
      await ports.settle();
      const next = shown?.next;
      shown?.box.close();
      shown = undefined;
      showToast(ports.locale, words[ports.locale].Login_success, 'success');
      if (next === undefined) return goOn(ports);
      // M146: what was to be done goes on; the page shown is asked for anew, now by somebody.
      if (next === ports.here()) ports.reload();
      else ports.go(safeNext(next));
    },
  };
}

/** After the login page, or after the login that stood in a page's place. */
function goOn({ here, origin, go, leave, reload }: LoginPorts): void {
  const onLoginPage = LOGIN_PAGES.has(pathOf(here()));
  const search = here().slice(pathOf(here()).length);
  const then = afterLogin({ search, origin, onLoginPage });
  if (then.kind === 'go' && !then.to.startsWith('/')) leave(then.to);
  else if (then.kind === 'go') go(then.to, { replace: true });
  else if (onLoginPage) go(FALLBACK_NEXT, { replace: true });
  else reload();
}
