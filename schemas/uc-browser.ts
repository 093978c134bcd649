/** Which browsers the shop does not support (D19): said once, for the browser that asks and the server that answers. */

/** Both tokens UC browsers send; a plain alternation, so no input can make it slow. */
const UC_BROWSER = /UCBrowser|UBrowser/i;

export function isUcBrowser(userAgent: string): boolean {
  return UC_BROWSER.test(userAgent);
}
