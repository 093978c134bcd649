/** Whether the picture of a room stutters, and what is known of it: heard of the film on the stage, whoever plays it (D105). */
import { useEffect, useState } from 'react';
import { SECOND_MS } from '#schemas/time.ts';
import { steadyClock } from '#platform/clock.ts';
import { filmFacts } from '#platform/film-facts.ts';
import {
  clearStalls,
  isStuttering,
  restartStall,
  NO_STALLS,
  countStall,
  startStall,
  type StallRule,
} from './stalls.ts';
import { useEvery } from '#ui/use-every.ts';

const STAGE = '[data-live-stage]';

export interface Stuttering {
  isOn: boolean;
  /** Offers no more help until it stutters again. */
  calm: () => void;
  /** What goes with a report: the film as it stands now, fetched from this address. */
  facts: (url: string) => ReturnType<typeof filmFacts>;
}

function filmOf(event: Event): HTMLVideoElement | undefined {
  const { target } = event;
  return target instanceof HTMLVideoElement && target.closest(STAGE) !== null ? target : undefined;
}

/** @param rule undefined listens to nothing */
export function useStalls(rule: StallRule | undefined): Stuttering {
  const [stalls, setStalls] = useState(NO_STALLS);
  useEffect(() => {
    if (rule === undefined) return undefined;
    const stop = (event: Event) => {
      const film = filmOf(event);
      // Whoever begins a film or goes elsewhere in it waits for it, and nothing stutters.
      if (film?.seeking === false && film.played.length > 0)
        setStalls((now) => startStall(now, steadyClock.now()));
    };
    const move = (event: Event) => {
      if (filmOf(event) !== undefined) setStalls((now) => restartStall(now, steadyClock.now(), rule));
    };
    // Events of a film do not rise: they are caught on the way down.
    document.addEventListener('waiting', stop, true);
    document.addEventListener('playing', move, true);
    document.addEventListener('pause', move, true);
    return () => {
      document.removeEventListener('waiting', stop, true);
      document.removeEventListener('playing', move, true);
      document.removeEventListener('pause', move, true);
    };
  }, [rule]);
  const isWaiting = rule !== undefined && (stalls.since !== undefined || stalls.at.length > 0);
  useEvery(isWaiting ? SECOND_MS : undefined, () => {
    if (rule !== undefined) setStalls((now) => countStall(now, steadyClock.now(), rule));
  });
  return {
    isOn: rule !== undefined && isStuttering(stalls, rule),
    calm: () => setStalls(clearStalls),
    facts: (url) => filmFacts(document.querySelector<HTMLVideoElement>(`${STAGE} video`), url, stalls.total),
  };
}
