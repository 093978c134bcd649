/** Writes a cookie so that the next request carries it, even one sent by a reload right after. */

/**
 * @param cookie as document.cookie takes it: `name=value; path=/; …`
 *
 * A browser may hand a written cookie on later than the reload that follows it (Chromium does, for one switch of language
 * in three when many requests are under way). Reading waits until what was written stands.
 */
export function writeCookie(cookie: string): void {
  document.cookie = cookie;
  void document.cookie;
}
