/** A machine in a component: its state is drawn, its effects are performed, and it stops when the component leaves. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { runMachine, type Machine, type Perform } from './define-machine.ts';

/** `from` is where it begins, read once; `perform` may be a new function at each drawing. */
export function useMachine<State, Event, Effect>(
  machine: Machine<State, Event, Effect>,
  perform: Perform<Event, Effect>,
  from: State = machine.initial,
): readonly [State, (event: Event) => void] {
  const [running] = useState(() => runMachine(machine, perform, from));
  useEffect(() => {
    running.performBy(perform);
  });
  useEffect(() => {
    running.resume();
    return running.stop;
  }, [running]);
  return [useSyncExternalStore(running.subscribe, running.get, running.get), running.send];
}
