/** What happened in the running storefront that more modules hear of than the one that caused it: typed, past tense. */

/** A feature adds its own in its manifest. */
export interface EngineEvents {
  /** Somebody else is here, or nobody any more (M144, D62): what polls begins anew, what was known of the one before is dropped. */
  'auth:changed': { isIn: boolean };
  /** A stranger asked for what needs a person. */
  'viewer:needed': Record<never, never>;
  /** A call was told that nobody is logged in (8504). */
  'session:refused': Record<never, never>;
  /** Another address stands in the window; its page is about to be drawn. */
  'page:left': Record<never, never>;
  /** Another page is drawn. */
  'page:shown': Record<never, never>;
}

type EventName = keyof EngineEvents;
type Hears<Name extends EventName> = (payload: EngineEvents[Name]) => void;

export interface Events {
  emit<Name extends EventName>(name: Name, payload: EngineEvents[Name]): void;
  /** The returned function stops it. */
  on<Name extends EventName>(name: Name, handle: Hears<Name>): () => void;
}

interface Listener {
  /** A method, because its payload was checked by its name when it began to listen. */
  hear(payload: EngineEvents[EventName]): void;
}

/** One for each start of a page. */
export function makeEvents(): Events {
  const listeners = new Map<EventName, Set<Listener>>();
  return {
    emit: (name, payload) => {
      for (const listener of listeners.get(name) ?? []) listener.hear(payload);
    },
    on: (name, handle) => {
      const listener: Listener = { hear: handle };
      const others = listeners.get(name) ?? new Set<Listener>();
      others.add(listener);
      listeners.set(name, others);
      return () => void others.delete(listener);
    },
  };
}
