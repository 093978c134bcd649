/** Something somebody switched on or off on this device, in a part the server draws as well. */
import { useState, useSyncExternalStore } from 'react';
import { localStore } from '#platform/storage.ts';

const ON = 'on';

const ignoreChanges = () => () => undefined;
/** The server knows nothing of the device: it draws what is off, and the page changes once it is live. */
const isNotKnown = () => false;

export function useRememberedFlag(key: string): [boolean, (next: boolean) => void] {
  const name = `lt-${key}`;
  const isStored = useSyncExternalStore(ignoreChanges, () => localStore.get(name) === ON, isNotKnown);
  const [choice, setChoice] = useState<boolean>();
  const choose = (next: boolean) => {
    localStore.set(name, next ? ON : 'off');
    setChoice(next);
  };
  return [choice ?? isStored, choose];
}
