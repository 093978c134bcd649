/** Turns the storefront to another language: a cookie says so, and the server draws the page anew (M162). */
import type { PagePorts } from '#engine/app-ports.ts';
import { writeCookie } from '#platform/cookies.ts';
import { isLocale, LOCALE_COOKIE, LOCALE_COOKIE_S, LOCALE_PARAMETER, type Locale } from '#schemas/locale.ts';

/** Nothing but the two languages is ever set, whoever asks. */
export async function setLanguage(
  { here, leave, reload }: Pick<PagePorts, 'here' | 'leave' | 'reload'>,
  locale: Locale,
  write: (cookie: string) => Promise<void> = writeCookie,
): Promise<void> {
  if (!isLocale(locale)) return;
  await write(`${LOCALE_COOKIE}=${locale}; path=/; max-age=${LOCALE_COOKIE_S}; samesite=lax`);
  // A language in the address would win over the cookie.
  const url = here();
  const plain = withoutLanguage(url);
  if (plain === url) reload();
  else leave(plain);
}

function withoutLanguage(url: string): string {
  const [path = '/', search = ''] = url.split('?');
  const query = new URLSearchParams(search);
  if (!query.has(LOCALE_PARAMETER)) return url;
  query.delete(LOCALE_PARAMETER);
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
