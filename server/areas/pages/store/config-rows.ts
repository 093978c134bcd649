/** Decoration documents, as their store answers them: versions, what is live, drafts and what waits for its moment. */
import type { ItemFault } from '#schemas/api/console/save.ts';
import type { CONFIG_KINDS } from '#schemas/page/catalogue.ts';
import type { SaleOutcome, WrittenSale } from '#server/areas/goods-transfer/area.ts';

/** Kinds of which a shop may have many, each under its own id; of every other kind it has one. */
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
  /** Prices and coupons that changed with them. */
  changes: WrittenSale[];
}

/** What a release made of a document that is live after it. */
type ReleaseChange = 'new' | 'replaced' | 'unchanged';

export interface ReleasedVersion extends ConfigVersion {
  change: ReleaseChange;
}

/** A newer write by another person; one that took the document down has no hash. */
type Conflict = { ok: false; conflict: ConfigVersion | Publication };

type SaveOutcome = { ok: true; versions: ConfigVersion[] } | Conflict;

/** Prices and coupons that cannot be changed so: nothing at all was written. */
export type SaleRefusal = { ok: false; sales: Exclude<SaleOutcome, { kind: 'written' }> };

/** `conflict` is undefined where the writer names no base, or a base that is no longer stored. */
export type DraftOutcome = SaveOutcome | { ok: false; conflict: undefined; document: DocumentName };

export interface ReleaseOutcome {
  versions: ReleasedVersion[];
  /** Taken down. */
  // oxlint-disable-next-line names/no-bare-participle -- the name it has in the answer of the console
  gone: DocumentName[];
  /** Prices and coupons that changed. */
  changes: WrittenSale[];
  /** Its number; undefined where nothing changed, for then there is none. */
  release: number | undefined;
}

export type PublishOutcome = ({ ok: true } & ReleaseOutcome) | Conflict | SaleRefusal;

/** What was scheduled; of sales what they start from and lead to. */
export type ScheduleOutcome =
  | { ok: true; versions: ConfigVersion[]; changes: WrittenSale[] }
  | Conflict
  | SaleRefusal;

/** A version named by its hash may not be there. */
export type RestoreOutcome = PublishOutcome | { ok: false; missing: DocumentName };

/** A shop as it stood after a release: the live versions, and what is live now and was not there then. */
export interface ReleaseState {
  versions: (ConfigPointer & { body: unknown })[];
  // oxlint-disable-next-line names/no-bare-participle -- the name it has in the answer of the console
  gone: DocumentName[];
}

/** A document as its writer submits it. */
export interface ConfigDocument extends DocumentName {
  body: unknown;
  /** Hash the writer started from (D42); empty: the writer knows of no version; absent: whatever is there is replaced. */
  base?: string;
}

/** A reference to a stored version. */
export interface ConfigPointer extends DocumentName {
  hash: string;
  base?: string;
}

export interface WriteMark {
  author: string;
  note: string;
}

/** A change of a good or a coupon that goes live at a moment; `at` is when it was scheduled. */
export interface ScheduledSale extends WrittenSale, WriteMark {
  /** Unix milliseconds. */
  at: number;
  publishAt: number;
  /** When the values of before come back; undefined where they stay. */
  takeBackAt: number | undefined;
  /** Why it did not go live at its moment. */
  problem: ItemFault[] | undefined;
}

/** What goes live at its moment, or is put back: documents, and prices and coupons with them. */
export interface Promotion {
  versions: ConfigVersion[];
  changes: WrittenSale[];
}

/** A version that goes live at a moment; `at` is when it was scheduled. */
export interface ScheduledVersion extends ConfigVersion {
  /** Unix milliseconds. */
  publishAt: number;
  /** When what was live before comes back; undefined where it stays. */
  takeBackAt: number | undefined;
}
