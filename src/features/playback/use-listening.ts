/** What is heard while its page is not shown, for the bar that shows it. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useEngine } from '#engine/provider.tsx';
import { goOn } from './go-on.ts';
import { listeningIn, type Listening } from './listening.ts';
import type { Playing } from './playing.ts';
import { sleepOf, type Sleep } from './sleep.ts';

const noStop = () => () => undefined;
const nothing = () => undefined;

export interface ListeningState extends Omit<Listening, 'release'> {
  /** Absent while nothing plays. */
  playing: Playing | undefined;
  /** Begins what is offered. */
  goOn: () => void;
}

/** Undefined where nothing is. */
export function useListening(): ListeningState | undefined {
  const engine = useEngine();
  const place = listeningIn(engine);
  const listening = useSyncExternalStore(place.subscribe, place.get, nothing);
  const playback = listening?.playback;
  const playing = useSyncExternalStore(
    playback?.subscribe ?? noStop,
    playback?.get ?? nothing,
    playback?.get ?? nothing,
  );
  if (listening === undefined) return undefined;
  return { ...listening, playing, goOn: () => void goOn(engine, listening.lesson) };
}

export function useSleep(): { sleep: Sleep; setSleep: (sleep: Sleep) => void } {
  const engine = useEngine();
  const timer = sleepOf(engine);
  const [sleep, show] = useState<Sleep>(timer.get);
  useEffect(() => timer.subscribe(() => show(timer.get())), [timer]);
  return { sleep, setSleep: timer.set };
}
