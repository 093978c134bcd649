/** Where decoration documents are kept: versions, what is live, drafts and what waits for its moment. */
import type { CONFIG_KINDS } from '#schemas/page/catalogue.ts';
import type { Database } from '#server/kernel/db/db.ts';

/** Kinds a shop has any number of, each under an id of its own; of the others it has one. */
export const NAMED_KINDS: readonly ConfigKind[] = ['page', 'zone', 'form'];

export type ConfigKind = (typeof CONFIG_KINDS)[number];

export interface ConfigVersion {
  kind: ConfigKind;
  /** Its own id for pages, zones and forms (NAMED_KINDS), `main` for the others. */
  id: string;
  /** SHA-256 of the canonical JSON; versions are immutable (D43). */
  hash: string;
  body: unknown;
  author: string;
  note: string;
  /** Unix milliseconds of publication. */
  at: number;
}

export interface DocumentName {
  kind: ConfigKind;
  id: string;
}

/** One move of a live pointer; no hash where the document was taken down. */
export interface Publication extends DocumentName, WriteMark {
  hash: string | null;
  /** Unix milliseconds. */
  at: number;
  /** Number of the release it was part of. */
  release: number;
}

/** What went live together. */
export interface Release extends WriteMark {
  /** From 1, in each shop. */
  number: number;
  /** Unix milliseconds. */
  at: number;
  documents: (DocumentName & { hash: string | null })[];
}

/** What a release made of a document that is live after it. */
type ReleaseChange = 'new' | 'replaced' | 'unchanged';

export interface ReleasedVersion extends ConfigVersion {
  change: ReleaseChange;
}

/** Somebody else's newer write; one that took the document down has no hash. */
type Conflict = { ok: false; conflict: ConfigVersion | Publication };

type SaveOutcome = { ok: true; versions: ConfigVersion[] } | Conflict;

/** Without a conflict where the writer names no base, or one of which nothing is there any more. */
export type DraftOutcome = SaveOutcome | { ok: false; conflict: undefined; document: DocumentName };

export interface Released {
  versions: ReleasedVersion[];
  /** Taken down. */
  gone: DocumentName[];
  /** Its number; undefined where nothing changed, for then there is none. */
  release: number | undefined;
}

export type PublishOutcome = ({ ok: true } & Released) | Conflict;

/** A version named by its hash may not be there. */
export type RestoreOutcome = PublishOutcome | { ok: false; missing: DocumentName };

/** A shop as it stood after a release: the live versions, and what is live now and was not there then. */
export interface ReleaseState {
  versions: (ConfigPointer & { body: unknown })[];
  gone: DocumentName[];
}

/** A document somebody hands in. */
export interface ConfigDocument extends DocumentName {
  body: unknown;
  /** Hash the writer started from (D42); empty: the writer knows of no version; absent: whatever is there is replaced. */
  base?: string;
}

/** A stored version somebody points at. */
export interface ConfigPointer extends DocumentName {
  hash: string;
  base?: string;
}

export interface WriteMark {
  author: string;
  note: string;
}

/** A version that goes live at a moment; `at` is when it was scheduled. */
export interface ScheduledVersion extends ConfigVersion {
  /** Unix milliseconds. */
  publishAt: number;
}

export interface ConfigStore {
  live(appId: string, kind: ConfigKind, id: string): Promise<ConfigVersion | undefined>;
  listLive(appId: string): Promise<ConfigVersion[]>;
  /** All or nothing, acknowledged only when stored. A draft of the same content has done its work and goes. */
  publish(appId: string, documents: readonly ConfigDocument[], by: WriteMark): Promise<PublishOutcome>;
  /** Publishes versions that are stored already: drafts, and old versions once more (rollback). */
  restore(appId: string, pointers: readonly ConfigPointer[], by: WriteMark): Promise<RestoreOutcome>;
  /** Takes documents down, in one release; those that are not live are passed over. */
  unpublish(appId: string, names: readonly DocumentName[], by: WriteMark): Promise<Released>;
  /** The newest releases of a shop, newest first, or those before a number. */
  releases(appId: string, page: { limit: number; before?: number }): Promise<Release[]>;
  /** Undefined for a release the shop never had. */
  stateAt(appId: string, release: number): Promise<ReleaseState | undefined>;
  /** Makes a state live again, in one release; undefined where the newest release is not the one named any more. */
  returnTo(appId: string, state: ReleaseState, by: WriteMark, newest: number): Promise<Released | undefined>;
  /** Every publication of a document, newest first. */
  history(appId: string, kind: ConfigKind, id: string): Promise<Publication[]>;
  /** The last move of each document that ever was live. */
  lastMoves(appId: string): Promise<Publication[]>;
  /** One stored body, whatever points at it. */
  version(appId: string, pointer: ConfigPointer): Promise<{ body: unknown; createdAt: number } | undefined>;

  draft(appId: string, kind: ConfigKind, id: string): Promise<ConfigVersion | undefined>;
  listDrafts(appId: string): Promise<ConfigVersion[]>;
  /**
   * All or nothing; `base` is the draft the writer started from, or the live version where there is no draft, and empty where
   * there is neither. Without it, or with another, what is there is a conflict and stays.
   */
  saveDraft(appId: string, documents: readonly ConfigDocument[], by: WriteMark): Promise<DraftOutcome>;
  /** Answers whether there was one. */
  discardDraft(appId: string, kind: ConfigKind, id: string): Promise<boolean>;

  listScheduled(appId: string): Promise<ScheduledVersion[]>;
  /** All or nothing, one moment a document: a newer schedule takes the place of an older one. `base` as in publish. */
  schedule(
    appId: string,
    documents: readonly ConfigDocument[],
    publishAt: number,
    by: WriteMark,
    /** Written in the same transaction. */
    alongside: (tx: Database) => Promise<unknown>,
  ): Promise<SaveOutcome>;
  cancelSchedule(appId: string, kind: ConfigKind, id: string): Promise<boolean>;
  /** Makes live what is due in all shops, or in one; each once however many nodes ask; shop by shop, all or nothing. */
  promoteDue(now: number, appId?: string): Promise<{ appId: string; versions: ConfigVersion[] }[]>;
}
