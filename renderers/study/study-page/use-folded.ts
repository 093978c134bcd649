/** Whether the outline is folded away: the same from lesson to lesson, and found again on this device. */
import { useState, useSyncExternalStore } from 'react';
import { localStore } from '#platform/storage.ts';

const KEY = 'lt-lesson-outline';
const FOLDED = 'folded';

const ignoreChanges = () => () => undefined;
const isRemembered = () => localStore.get(KEY) === FOLDED;
/** The server's page knows nothing of the device: it has the outline, which goes once the page is live. */
const isNotKnown = () => false;

export function useFolded(): [boolean, (isFolded: boolean) => void] {
  const remembered = useSyncExternalStore(ignoreChanges, isRemembered, isNotKnown);
  const [chosen, setChosen] = useState<boolean>();
  const fold = (next: boolean) => {
    localStore.set(KEY, next ? FOLDED : 'open');
    setChosen(next);
  };
  return [chosen ?? remembered, fold];
}
