/** Decides where a login, a jump or a redirect may send the browser (D28, requirements 10 and 11). */
import { isSitePath } from './safe-url.ts';
import { isNoWayBack, PATHS } from '../paths.ts';

/** Where to go when the wish may not be followed. */
export const FALLBACK_NEXT = PATHS.index;

const BASE = 'https://site.invalid';

/** The same address in its one normal form (path and query, no fragment), or undefined where it leaves the site. */
function normalPath(value: string): string | undefined {
  if (value.length > 2048 || !isSitePath(value) || !URL.canParse(value, BASE)) return undefined;
  const url = new URL(value, BASE);
  // Dots and empty segments are resolved first: "/.//host" would become "//host".
  if (url.origin !== BASE || !isSitePath(url.pathname)) return undefined;
  return url.pathname + url.search;
}

/** Decodes a path once more, in ASCII alone, because our own addresses hold nothing else. */
function decodeOnce(path: string): string {
  return path.replace(/%([0-7][0-9a-f])/gi, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/** Routers, proxies and servers decode, each as often as it likes: no reading of a path may be one to stay away from. */
function isNoWayBackDecoded(path: string): boolean {
  for (let reading = path; ;) {
    const plain = reading.replace(/[\\/]+/g, '/');
    if (isNoWayBack(URL.canParse(plain, BASE) ? new URL(plain, BASE).pathname : plain)) return true;
    const next = decodeOnce(reading);
    if (next === reading) return false;
    reading = next;
  }
}

/** A path and query of this site to go to, `/index` for everything else. */
export function safeNext(value: string | null | undefined): string {
  const path = value === null || value === undefined ? undefined : normalPath(value);
  return path === undefined || isNoWayBackDecoded(path.split('?')[0] ?? '') ? FALLBACK_NEXT : path;
}

/**
 * An address a login page's redirect_url may name: a path of this site, or a page of this origin or of a host bound
 * to the shop.
 */
export function safeRedirectUrl(
  value: string | null | undefined,
  origin: string,
  hosts: readonly string[] = [],
): string {
  if (value === null || value === undefined || value === '') return FALLBACK_NEXT;
  if (value.startsWith('/')) return safeNext(value);
  if (!/^https?:\/\//i.test(value) || value.includes('\\') || !URL.canParse(value)) return FALLBACK_NEXT;
  const url = new URL(value);
  if (url.username !== '' || url.password !== '') return FALLBACK_NEXT;
  if (url.origin === origin) return safeNext(url.pathname + url.search);
  return url.protocol === 'https:' && hosts.includes(url.host)
    ? url.origin + url.pathname + url.search
    : FALLBACK_NEXT;
}

/** The login page with the way back in its query (M57, M58). */
export function loginHref(from: string): string {
  const next = safeNext(from);
  // What the home was called before is a way back too; what may not be one is none.
  return next === FALLBACK_NEXT && from !== FALLBACK_NEXT
    ? PATHS.login
    : `${PATHS.login}?jumpfrom=${encodeURIComponent(next)}`;
}
