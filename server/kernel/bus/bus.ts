/** Messages one node sends to the others. */

/**
 * Events every node hears: in-process, PostgreSQL NOTIFY or Redis, behind one interface. An area adds its own where it
 * declares itself, and reads them by `events` of its manifest (ADR-362).
 */
export interface BusEvents {
  /** Cached pages made from any of these tags are stale. */
  purge: { appId: string; tags: string[] };
  /** A job waits to be run. */
  'jobs.queued': { kind: string };
}

/** Reads what another node sent: undefined where it is not such an event. */
export type EventReaders = {
  readonly [Name in keyof BusEvents]?: (
    data: Readonly<Record<string, unknown>>,
  ) => BusEvents[Name] | undefined;
};

export interface Bus {
  publish<Name extends keyof BusEvents>(name: Name, event: BusEvents[Name]): Promise<void>;
  subscribe<Name extends keyof BusEvents>(name: Name, listener: (event: BusEvents[Name]) => void): () => void;
  /** Called where events may have been missed (the link to the other nodes was down): forget what they keep fresh. */
  onGap(listener: () => void): () => void;
  /** Resolves when a node may serve, which it may for a while without the others. */
  ping(): Promise<void>;
  /** Resolves once messages can be sent to the other nodes. */
  reach(): Promise<void>;
  close(): Promise<void>;
}

/** What nodes send each other: an event, or that events may have been missed. */
export type Message = { name: keyof BusEvents; event: BusEvents[keyof BusEvents] } | { name: 'gap' };
