/** Hears what views intend and makes it happen. */
import type { Intend, IntentName, Intents } from '#engine/intents.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { isLocale, LOCALE_COOKIE, LOCALE_COOKIE_S, LOCALE_PARAMETER } from '#schemas/locale.ts';
import { loginHref } from '#schemas/address/safe-next.ts';
import { isSitePath, safeUrl } from '#schemas/address/safe-url.ts';
import { searchHref } from '#schemas/search/search-text.ts';
import type { Capabilities } from '#schemas/shop/capabilities.ts';

export interface IntentPorts {
  can: Capabilities;
  appId: string;
  /** Whether logins and logouts are told to a main host as well (M202). */
  hasMain: boolean;
  call: Caller;
  /** Path and query of the page shown. */
  here: () => string;
  go: (href: string, options?: { replace?: boolean }) => void;
  /** A full page load, for addresses outside the storefront. */
  leave: (href: string) => void;
  back: () => void;
  reload: () => void;
  setCookie: (text: string) => void;
  forget: () => void;
  /** Opens the login over the page. */
  openLogin: (next: string) => void;
  loggedIn: (entered: Intents['login.done']) => void;
  /** Asks the server anew who is here. */
  settle: () => void;
  shutLogin: () => void;
  toast: (text: string, tone: Intents['message.toast']['tone']) => void;
}

type Handlers = { [Name in IntentName]: (payload: Intents[Name]) => void };

export function makeIntend(ports: IntentPorts): Intend {
  const handlers: Handlers = {
    'login.open': ({ next }) => {
      const to = next ?? ports.here();
      if (ports.can.loginSurface === 'dialog') ports.openLogin(to);
      else ports.go(loginHref(to));
    },
    'login.done': ports.loggedIn,
    'login.shut': () => ports.shutLogin(),
    // Heard by the box that offers it; on a page of its own nobody waits.
    'password.settled': () => ports.go('/', { replace: true }),
    'logout.ask': () => void logOut(ports),
    'user.changed': () => ports.settle(),
    'locale.set': ({ locale }) => {
      // M162: nothing but the two languages is ever set, whoever asks.
      if (!isLocale(locale)) return;
      ports.setCookie(`${LOCALE_COOKIE}=${locale}; path=/; max-age=${LOCALE_COOKIE_S}; samesite=lax`);
      // A language in the address would win over the cookie.
      const here = ports.here();
      const plain = withoutLanguage(here);
      if (plain === here) ports.reload();
      else ports.leave(plain);
    },
    'page.go': ({ href, replace = false }) => {
      if (isSitePath(href)) ports.go(href, { replace });
      else if (safeUrl(href) !== undefined) ports.leave(href);
    },
    'page.back': () => ports.back(),
    'page.reload': () => ports.reload(),
    'search.submit': ({ text }) => ports.go(searchHref(ports.can.searchScope, text)),
    'admin.enter': () => void enterConsole(ports),
    'owner.enter': () => void enterBackEnd(ports),
    'message.toast': ({ text, tone }) => ports.toast(text, tone),
  };
  return (name, payload) => handlers[name](payload);
}

function withoutLanguage(url: string): string {
  const [path = '/', search = ''] = url.split('?');
  const query = new URLSearchParams(search);
  if (!query.has(LOCALE_PARAMETER)) return url;
  query.delete(LOCALE_PARAMETER);
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

async function logOut({ call, hasMain, forget, leave, toast }: IntentPorts): Promise<void> {
  const { authLogout } = await import('#schemas/api/auth/auth.logout.ts');
  const answer = await call(authLogout, {});
  if (!answer.ok) return toast(answer.msg, 'error');
  // The session is over: nothing of the person waits for a host that may be slow.
  forget();
  if (hasMain)
    await import('#schemas/api/auth/auth.main.logout.ts')
      .then(({ authMainLogout }) => call(authMainLogout, {}))
      .catch(() => undefined);
  leave('/');
}

/** M90: a one-time code, then the admin login with the shop and the code. */
async function enterConsole({ call, leave, toast, appId }: IntentPorts): Promise<void> {
  const { authAdminCodeGet } = await import('#schemas/api/auth/auth.admin_code.get.ts');
  const answer = await call(authAdminCodeGet, {});
  if (!answer.ok) return toast(answer.msg, 'error');
  const { login_url, code } = answer.data;
  if (safeUrl(login_url) === undefined) return;
  leave(`${login_url}?${new URLSearchParams({ app_id: appId, code }).toString()}`);
}

async function enterBackEnd({ call, leave, toast }: IntentPorts): Promise<void> {
  const { authCooperateUrlGet } = await import('#schemas/api/auth/auth.cooperate_url.get.ts');
  const answer = await call(authCooperateUrlGet, {});
  if (!answer.ok) return toast(answer.msg, 'error');
  if (safeUrl(answer.data.login_url) !== undefined) leave(answer.data.login_url);
}
