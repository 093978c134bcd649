/** What happened in the running storefront that more rooms hear of than the one that caused it: typed, past tense. */
export interface EngineEvents {
  /** Somebody else is here, or nobody any more (M144, D62): what polls begins anew, what was known of the one before is dropped. */
  'auth:changed': { isIn: boolean };
}

type EventName = keyof EngineEvents;
type Hears<Name extends EventName> = (payload: EngineEvents[Name]) => void;

export interface Events {
  emit<Name extends EventName>(name: Name, payload: EngineEvents[Name]): void;
  /** The returned function stops it. */
  on<Name extends EventName>(name: Name, heard: Hears<Name>): () => void;
}

/** One for each start of a page. */
export function makeEvents(): Events {
  const rooms: { [Name in EventName]: Set<Hears<Name>> } = { 'auth:changed': new Set() };
  return {
    emit: (name, payload) => {
      for (const tell of rooms[name]) tell(payload);
    },
    on: (name, heard) => {
      rooms[name].add(heard);
      return () => void rooms[name].delete(heard);
    },
  };
}
