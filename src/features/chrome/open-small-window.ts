/** Opens an address in a small window of its own, which cannot reach the page behind it (D34). */
const SMALL_WINDOW_WIDTH_PX = 420;
const SMALL_WINDOW_HEIGHT_PX = 640;

export function openSmallWindow(url: string): void {
  const features = `popup,noopener,noreferrer,width=${SMALL_WINDOW_WIDTH_PX},height=${SMALL_WINDOW_HEIGHT_PX}`;
  globalThis.open(url, '_blank', features);
}
