/** What follows a login, performed step by step (M143-M146, D58, D61-D63); its script comes once somebody is in. */
import { networkFailure } from '#api/wire-answer.ts';
import type { Engine } from '#engine/engine.ts';
import type { Intents } from '#engine/intents.ts';
import type { OpenScreen, ScreenOptions } from '#engine/app-ports.ts';
import { afterLoginSteps, syncAddress, SYNC_TIMEOUT_MS, type AfterLoginStep } from './after-login-steps.ts';
import { authAgreementAccept } from '#schemas/api/identity/registrations.ts';
import { authMainLogin } from '#schemas/api/identity/sessions.ts';
import { AGREEMENT_VERSION } from '#schemas/auth/agreements.ts';
import { FALLBACK_NEXT } from '#schemas/address/safe-next.ts';
import { isLoginPath } from '#schemas/paths.ts';
import { authWords } from './words.ts';

export interface LoginPorts {
  engine: Engine;
  /** Path and query of the page shown. */
  here: () => string;
  origin: string;
  /** Origin of the shop's sub-domain; empty where it has none. */
  subDomain: string;
  /** Whether a login is told to a main host, where no sub-domain takes its ticket (M202). */
  hasMain?: boolean;
  go: (href: string, options?: { replace?: boolean }) => void;
  /** A full page load. */
  leave: (href: string) => void;
  /** Asks for the page shown anew. */
  refresh: () => void;
  /** Loads who is here from the session that now stands (M143); answers what the server said where it did not tell. */
  loadUser: () => Promise<string | undefined>;
  /** The readable handle of that session. */
  userKey: () => string;
  /** Tells the shop's other host who is here now. */
  sync: (address: string, timeoutMs: number) => Promise<void>;
  /** Resolves once a password is set, or the person would rather not (D58). */
  offerPassword: () => Promise<void>;
  openScreen: (options: ScreenOptions) => Promise<OpenScreen>;
}

const pathOf = (url: string) => url.split('?')[0] ?? '/';

/** @param next where the action that asked for the login wanted to go; absent where a page is the login. */
export async function follow(
  ports: LoginPorts,
  login: Intents['login.done'],
  next: string | undefined,
  close: () => void,
): Promise<void> {
  const { engine, hasMain = false, subDomain } = ports;
  // Nobody waits for it, as for the shop's other host (D61).
  if (hasMain && subDomain === '' && login.code !== '') void engine.call(authMainLogin, { code: login.code });
  for (const step of stepsOf(ports, login, next)) {
    if (!(await perform(ports, step, close))) return;
  }
}

/** The way on alone, for whoever is in by another tab. */
export async function goOn(ports: LoginPorts, next: string | undefined): Promise<void> {
  const way = stepsOf(ports, { code: '', setPassword: false }, next).at(-1);
  if (way !== undefined) await perform(ports, way, () => undefined);
}

function stepsOf(
  { here, origin, subDomain }: LoginPorts,
  { code, setPassword, byItself }: Intents['login.done'],
  next: string | undefined,
): readonly AfterLoginStep[] {
  const path = pathOf(here());
  const search = here().slice(path.length);
  // D28: the shop's own other host is the one address besides this one that a redirect_url may name.
  const hosts = URL.canParse(subDomain) ? [new URL(subDomain).host] : [];
  const place = { search, origin, subDomain, hosts, onLoginPage: isLoginPath(path) };
  return afterLoginSteps({
    ...place,
    code,
    needsPassword: setPassword,
    isAgreed: byItself !== true,
    ...(next === undefined ? {} : { next }),
  });
}

/** Answers whether the next step may follow. */
async function perform(ports: LoginPorts, step: AfterLoginStep, close: () => void): Promise<boolean> {
  switch (step.type) {
    case 'load-user':
      return loadUser(ports, close);
    case 'keep-consent':
      void ports.engine.call(authAgreementAccept, { version: AGREEMENT_VERSION });
      return true;
    case 'restart-polling':
      ports.engine.events.emit('auth:changed', { isIn: true });
      return true;
    case 'sync-session':
      tellSubDomain(ports, step);
      return true;
    case 'offer-password':
      await ports.offerPassword();
      return true;
    case 'go':
      goTo(ports, step.to);
      return true;
    case 'reload':
      if (isOnLoginPage(ports)) ports.go(FALLBACK_NEXT, { replace: true });
      else ports.refresh();
      return true;
  }
}

const isOnLoginPage = ({ here }: LoginPorts) => isLoginPath(pathOf(here()));

/** Says that somebody is in (M143). */
export function welcome({ intend, locale }: Engine): void {
  intend('message.toast', { text: authWords.in(locale)('Login_success'), tone: 'success' });
}

/** M161: whom the server does not name stays in the box, with what it said. */
async function loadUser({ engine, loadUser: load }: LoginPorts, close: () => void): Promise<boolean> {
  const { locale, intend } = engine;
  const failure = await load();
  if (failure !== undefined) {
    intend('message.toast', { text: failure || networkFailure(locale).msg, tone: 'error' });
    return false;
  }
  close();
  welcome(engine);
  return true;
}

/** M145, D61: nobody waits for it. Its address holds a ticket, so no report names it. */
function tellSubDomain(
  { engine, sync, userKey }: LoginPorts,
  { origin, code }: Extract<AfterLoginStep, { type: 'sync-session' }>,
): void {
  sync(syncAddress(origin, code, userKey()), SYNC_TIMEOUT_MS).catch(() =>
    engine.report({
      level: 'warn',
      kind: 'api',
      message: `auth.knowledge_login: ${origin} could not be told`,
    }),
  );
}

/** M146: what was to be done goes on; the page shown is asked for anew, now by somebody. */
function goTo(ports: LoginPorts, to: string): void {
  const { here, go, leave, refresh } = ports;
  if (!to.startsWith('/')) leave(to);
  else if (to === here()) refresh();
  else go(to, { replace: isOnLoginPage(ports) });
}
