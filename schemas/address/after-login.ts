/** Where somebody who has just logged in goes (M59, M60, D28): redirect_url, else jumpfrom, else the page itself anew. */
import { safeNext, safeRedirectUrl } from './safe-next.ts';

export interface LoginPlace {
  /** Query of the page the login stands on. */
  search: string;
  origin: string;
  /** Hosts bound to the shop, which a redirect_url may name. */
  hosts?: readonly string[];
  onLoginPage: boolean;
}

/** `reload` leaves the rest to the guards of the page. */
export type AfterLogin = { kind: 'go'; to: string } | { kind: 'reload' };

export function afterLogin({ search, origin, hosts = [], onLoginPage }: LoginPlace): AfterLogin {
  const query = new URLSearchParams(search);
  const redirect = query.get('redirect_url');
  // M60: the login box over another page leaves that page's own redirect_url alone.
  if (onLoginPage && redirect) return { kind: 'go', to: safeRedirectUrl(redirect, origin, hosts) };
  const from = query.get('jumpfrom');
  return from ? { kind: 'go', to: safeNext(from) } : { kind: 'reload' };
}
