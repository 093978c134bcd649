/** Typed events of the running storefront, for modules other than the one that causes them. Names are in the past tense. */

/** A feature adds its own in its manifest. */
export interface EngineEvents {
  /** Another person logged in, or the person logged out (M144, D62): polls start anew, and data of the earlier person is dropped. */
  'auth:changed': { isIn: boolean };
  /** A visitor asked for something that needs a login. */
  'viewer:needed': Record<never, never>;
  /** A call was refused because no one is logged in (8504). */
  'session:refused': Record<never, never>;
  /** The window has another address, whose page is about to be drawn. */
  'page:left': Record<never, never>;
  /** Another page was drawn. */
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
