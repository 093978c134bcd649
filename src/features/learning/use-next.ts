/** Where a learner goes on: asked while it is wanted, and not shown again in a session in which it was put away. */
import { useState } from 'react';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { learnNextGet } from '#schemas/api/learning/records.ts';
import { sessionStore } from '#platform/storage.ts';
import { useAnswer } from './use-answer.ts';

/** Of the tab, until it closes. */
const AWAY_KEY = 'lt-continue-away';

/** `next` is undefined where there is nothing to go on with, and until that is known. */
export function useNext(act: Caller, isWanted = true) {
  const { data, fault, again } = useAnswer(() => act(learnNextGet, {}), isWanted);
  return { next: data?.list[0], isKnown: data !== undefined, fault, again };
}

/** What was put away is one lesson: another one is offered. */
export function usePutAway() {
  const [away, setAway] = useState(() => sessionStore.get(AWAY_KEY) ?? '');
  return {
    isAway: (id: string) => away === id,
    putAway: (id: string) => {
      sessionStore.set(AWAY_KEY, id);
      setAway(id);
    },
  };
}
