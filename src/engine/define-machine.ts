/** Machines: what is remembered between two events, as a pure function with effects as data; time arrives in events. */

export interface Step<State, Effect> {
  readonly state: State;
  readonly effects: readonly Effect[];
}

/** `step` is pure: the same state and event give the same outcome. It names what should happen outside in `effects`. */
export interface Machine<State, Event, Effect> {
  readonly initial: State;
  readonly step: (state: State, event: Event) => Step<State, Effect>;
}

export function defineMachine<State, Event, Effect>(
  machine: Machine<State, Event, Effect>,
): Machine<State, Event, Effect> {
  return machine;
}

/** What a step answers to an event that means nothing now. */
export function stay<State>(state: State): Step<State, never> {
  return { state, effects: [] };
}

/** Several events in a row, and all that should have happened: for tests, and for a state to begin with. */
export function walk<State, Event, Effect>(
  machine: Machine<State, Event, Effect>,
  events: readonly Event[],
  from: State = machine.initial,
): { state: State; effects: Effect[] } {
  let state = from;
  const effects: Effect[] = [];
  for (const event of events) {
    const next = machine.step(state, event);
    state = next.state;
    effects.push(...next.effects);
  }
  return { state, effects };
}

/** Does one effect through ports; what comes of it returns as an event, now or later. */
export type Perform<Event, Effect> = (effect: Effect, send: (event: Event) => void) => void;

export interface Running<State, Event, Effect> {
  readonly get: () => State;
  readonly subscribe: (listener: () => void) => () => void;
  readonly send: (event: Event) => void;
  /** Stops the machine: answers and timers that arrive later are ignored. */
  readonly stop: () => void;
  /** Performs effects through other ports from now on. */
  readonly performBy: (perform: Perform<Event, Effect>) => void;
  /** Continues from the state it stopped in. */
  readonly resume: () => void;
}

/** Runs a machine: events one after another, even those an effect sends while it is performed. */
export function runMachine<State, Event, Effect>(
  machine: Machine<State, Event, Effect>,
  perform: Perform<Event, Effect>,
  from: State = machine.initial,
): Running<State, Event, Effect> {
  let state = from;
  let ports = perform;
  let life = 1;
  let isStopped = false;
  let busy = false;
  const waiting: Event[] = [];
  const listeners = new Set<() => void>();

  const take = (event: Event) => {
    const next = machine.step(state, event);
    const startLife = life;
    if (!Object.is(next.state, state)) {
      state = next.state;
      for (const listener of listeners) listener();
    }
    for (const effect of next.effects) ports(effect, (later) => startLife === life && send(later));
  };
  const send = (event: Event) => {
    if (isStopped) return;
    waiting.push(event);
    if (busy) return;
    busy = true;
    try {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) take(next);
    } finally {
      busy = false;
    }
  };
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send,
    stop: () => {
      isStopped = true;
      life += 1;
      waiting.length = 0;
    },
    performBy: (next) => {
      ports = next;
    },
    resume: () => {
      isStopped = false;
    },
  };
}
