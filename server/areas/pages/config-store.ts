/** Where decoration documents are kept: versions, what is live, drafts and what waits for its moment. */
import type { Database } from '#server/kernel/db/db.ts';

/** Kinds of decoration documents a merchant publishes. */
export const CONFIG_KINDS = ['page', 'navbar', 'footer', 'suspend', 'theme', 'tabs', 'zone', 'form'] as const;

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

export type PublishOutcome = { ok: true; versions: ConfigVersion[] } | { ok: false; conflict: ConfigVersion };

/** A version named by its hash may not be there. */
export type RestoreOutcome = PublishOutcome | { ok: false; missing: DocumentName };

export interface DocumentName {
  kind: ConfigKind;
  id: string;
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
  history(appId: string, kind: ConfigKind, id: string): Promise<Omit<ConfigVersion, 'body'>[]>;
  /** One stored body, whatever points at it. */
  version(appId: string, pointer: ConfigPointer): Promise<{ body: unknown; createdAt: number } | undefined>;

  draft(appId: string, kind: ConfigKind, id: string): Promise<ConfigVersion | undefined>;
  listDrafts(appId: string): Promise<ConfigVersion[]>;
  /** All or nothing; `base` is the draft the writer started from, or the live version where there is no draft. */
  saveDraft(appId: string, documents: readonly ConfigDocument[], by: WriteMark): Promise<PublishOutcome>;
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
  ): Promise<PublishOutcome>;
  cancelSchedule(appId: string, kind: ConfigKind, id: string): Promise<boolean>;
  /** Makes live what is due in all shops, or in one; each once however many nodes ask; shop by shop, all or nothing. */
  promoteDue(now: number, appId?: string): Promise<{ appId: string; versions: ConfigVersion[] }[]>;
}
