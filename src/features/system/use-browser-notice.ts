/** Whether the browser-support notice is to be shown: a UC browser asks once a visit, and it is gone for the visit once dismissed (D19). */
import { useEffect, useRef, useState } from 'react';
import { isUcBrowser } from '#schemas/uc-browser.ts';
import { sessionStore, type KeyValueStore } from '#platform/storage.ts';

const KEY = 'browser-notice';
const SETTLED = 'settled';

/**
 * `isUnsupported` asks the server; any failure to ask counts as a browser that is fine. No other browser asks, so that an
 * ordinary first page calls nothing.
 */
export function useBrowserNotice(
  isUnsupported: () => Promise<boolean>,
  store: KeyValueStore = sessionStore,
): { shown: boolean; dismiss: () => void } {
  const [shown, setShown] = useState(false);
  const ask = useRef(isUnsupported);
  useEffect(() => {
    if (!isUcBrowser(navigator.userAgent) || store.get(KEY) === SETTLED) return undefined;
    let current = true;
    void ask.current().then((unsupported) => {
      if (!unsupported) store.set(KEY, SETTLED);
      if (current) setShown(unsupported);
    });
    return () => {
      current = false;
    };
  }, [store]);
  const dismiss = () => {
    store.set(KEY, SETTLED);
    setShown(false);
  };
  return { shown, dismiss };
}
