/** What autosave asks of the world: the server, the browser's store, the clock, the network. Each is a port, so that tests cut them. */
import type { DocumentName } from '../model/document.ts';

/** A document as the server has it. */
export interface Stand {
  base: string;
  body: unknown;
  /** Unix seconds, and who. */
  savedAt?: number;
  by?: string;
}

/** Why the server did not do it; `network` where it is unknown whether it did. */
export type Failure =
  | { ok: false; reason: 'network' }
  | { ok: false; reason: 'signed-out' }
  | { ok: false; reason: 'not-found' }
  | { ok: false; reason: 'refused'; message: string };

export type SaveAnswer =
  | { ok: true; base: string }
  | Failure
  /** Another base is there; without `theirs` nothing is. */
  | { ok: false; reason: 'conflict'; theirs: Stand | undefined };

export interface DraftServer {
  get: (name: DocumentName) => Promise<({ ok: true } & Stand) | Failure>;
  save: (draft: DocumentName & { base: string; body: unknown }) => Promise<SaveAnswer>;
}

/** What this browser keeps of a document until the server has it. */
export interface LocalDraft {
  /** Shop, person, document and tab. */
  key: string;
  /** The tab that wrote it. */
  owner: string;
  /** The server's version it began from, with its body. */
  base: string;
  common: unknown;
  body: unknown;
  /** Bodies that were sent since, and may have arrived. */
  requests: readonly unknown[];
  /** Milliseconds. */
  at: number;
}

export interface LocalDrafts {
  /** Those whose key begins so. */
  list: (prefix: string) => Promise<readonly LocalDraft[]>;
  write: (draft: LocalDraft) => Promise<void>;
  remove: (key: string) => Promise<void>;
}

interface Clock {
  /** Milliseconds. */
  now: () => number;
  /** @returns takes it back */
  after: (ms: number, run: () => void) => () => void;
}

export interface Network {
  isOnline: () => boolean;
  /** Runs when the network comes back or goes. */
  subscribe: (listener: () => void) => () => void;
}

export interface Tabs {
  /** A name of this tab no other has. */
  own: string;
  /** Whether a tab is still open: what it keeps is its own affair. */
  isOpen: (owner: string) => Promise<boolean>;
}

export interface DraftPorts {
  server: DraftServer;
  local: LocalDrafts;
  clock: Clock;
  network: Network;
  tabs: Tabs;
  /** Begins the keys of what is kept: shop and person. */
  scope: string;
}
