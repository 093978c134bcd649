/** Writes a cookie so that the next request carries it, even one sent by a reload right after. */

/** How often it is looked for, and milliseconds between two looks: a browser that never says so is believed after that. */
const LOOKS = 50;
const LOOK_MS = 10;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, LOOK_MS));

/**
 * @param cookie as document.cookie takes it: `name=value; path=/; …`
 * @returns resolves when requests carry what was written
 *
 * A browser may hand a written cookie on later than the reload that follows it (Chromium does where many requests are under
 * way). What requests carry is what its store of cookies tells, where a page may ask that; elsewhere, as over plain HTTP,
 * reading `document.cookie` is all there is to wait by.
 */
export async function writeCookie(cookie: string): Promise<void> {
  document.cookie = cookie;
  const [name = '', value = ''] = (cookie.split(';', 1)[0] ?? '').split('=');
  if (!('cookieStore' in globalThis)) return void document.cookie;
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const item = await cookieStore.get(name).catch(() => ({ value }));
    if ((item?.value ?? '') === value) return;
    await pause();
  }
}
