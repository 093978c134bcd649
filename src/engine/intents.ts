/** Typed intents: what a view wants to happen and who hears it is none of its business. */
import type { Locale } from '#schemas/locale.ts';

export interface Intents {
  /** Open the login box; `next` is where to go afterwards, the current page when absent. */
  'login.open': { next?: string };
  /** Somebody has logged in: the session stands (M143-M146). `code` takes it to the shop's other hosts, once. */
  'login.done': { code: string; setPassword: boolean };
  /** Nobody logs in this way: a box over the page goes (M277), a page of its own stays. */
  'login.shut': Record<never, never>;
  /** A first password was set, or left for another day (D58). */
  'password.settled': Record<never, never>;
  'logout.ask': Record<never, never>;
  /** The person changed what they say of themself: who is here is asked anew, and shown everywhere (M153). */
  'user.changed': Record<never, never>;
  'locale.set': { locale: Locale };
  /** `replace`: the page left is one nobody wants to come back to. */
  'page.go': { href: string; replace?: boolean };
  /** To the page before, or home where there is none. */
  'page.back': Record<never, never>;
  'page.reload': Record<never, never>;
  'search.submit': { text: string };
  'admin.enter': Record<never, never>;
  'owner.enter': Record<never, never>;
  'message.toast': { text: string; tone: 'info' | 'success' | 'warning' | 'error' };
}
export type IntentName = keyof Intents;
export type Intend = <Name extends IntentName>(name: Name, payload: Intents[Name]) => void;
