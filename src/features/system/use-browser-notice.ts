/** Whether the browser-support notice is to be shown: it is asked once a visit, and it is gone for the visit once dismissed (D19). */
import { useEffect, useRef, useState } from 'react';
import { sessionStore, type KeyValueStore } from '#platform/storage.ts';

const KEY = 'browser-notice';
const SETTLED = 'settled';

/**
 * `isUnsupported` asks the server; any failure to ask counts as a browser that is fine. Only for the browser
 * that is asked about (`isUcBrowser`): an ordinary first page calls nothing.
 */
export function useBrowserNotice(
  isUnsupported: () => Promise<boolean>,
  store: KeyValueStore = sessionStore,
): { isShown: boolean; dismiss: () => void } {
  const [isShown, setShown] = useState(false);
  const ask = useRef(isUnsupported);
  useEffect(() => {
    if (store.get(KEY) === SETTLED) return undefined;
    let current = true;
    void ask.current().then((isUnsupportedBrowser) => {
      if (!isUnsupportedBrowser) store.set(KEY, SETTLED);
      if (current) setShown(isUnsupportedBrowser);
    });
    return () => {
      current = false;
    };
  }, [store]);
  const dismiss = () => {
    store.set(KEY, SETTLED);
    setShown(false);
  };
  return { isShown, dismiss };
}
