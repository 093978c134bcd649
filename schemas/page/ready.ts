/**
 * A document ready to draw: migrated, salvaged, defaults filled, conditions of shop, time and language already
 * decided, texts in one language. This is what HTML carries to the browser and what the engine draws.
 */
import type { CodeKey } from '../api/codes.ts';
import type { When } from './condition.ts';
import type { Hydrate } from './define-renderer.ts';
import type { PageKind, Region } from './document.ts';

/** Why a node could not be drawn (requirement 2); the preview shows it in `data-broken`, and the log records it. */
export type BrokenReason =
  | 'unknown-kind'
  | 'invalid-props'
  | 'invalid-node'
  | 'newer-version'
  | 'not-allowed-here'
  | 'too-deep'
  | 'duplicate-id'
  | 'threw';

export interface ReadyNode {
  id: string;
  kind: string;
  props: Readonly<Record<string, unknown>>;
  slots?: Readonly<Record<string, readonly ReadyNode[]>>;
  /** Only what depends on the person is left of the condition. */
  when?: Pick<When, 'login' | 'svip' | 'bought'>;
  /** Set on the one node that shows the page's first large picture (ADR-131). */
  leads?: true;
  /** Set on a node that cannot be drawn: absent for shoppers, a labelled placeholder in preview. */
  // oxlint-disable-next-line names/no-bare-participle -- the name it has on the wire
  broken?: BrokenReason;
  /**
   * Set by the server's render on nodes whose markup it sent: when the browser makes them live. A node that sleeps
   * for good (`never`) arrives without its props, slots and data.
   */
  hydrate?: Hydrate;
}

export interface ReadyDocument {
  id: string;
  kind: PageKind;
  title: string;
  seo: { title?: string; description?: string; keywords?: string; og_image?: string };
  style: { bg_color?: string; bg_image?: string; max_width?: number };
  regions: Partial<Record<Region, readonly ReadyNode[]>>;
  /** Unix seconds after which a dated condition changes what is drawn; caches keep it no longer. */
  fresh_until?: number;
}

/** The outcome of one data request of one node. */
export type DataOutcome =
  | { ok: true; data: unknown }
  | { ok: false; code: CodeKey | 'network' | 'unknown'; msg: string };

/** Node id → request name → outcome. A request that is absent is still to be fetched by the browser. */
export type PageData = Readonly<Record<string, Readonly<Record<string, DataOutcome>>>>;

/** One fault of a document: where, which rule, what to do (issue texts are for merchants, cn and en). */
export interface Fault {
  /** JSON pointer into the document. */
  pointer: string;
  /** Short name of the rule broken, e.g. `unknown-kind`, `pattern`, `max-nodes`. */
  rule: string;
  message: { cn: string; en: string };
  hint: { cn: string; en: string };
  nodeId?: string;
  kind?: string;
  /** What shoppers do not see for it, where the document is read all the same: the whole block, or the field alone. */
  hides?: 'block' | 'field';
}

/** The words of a fault, wherever it stands. */
export type Say = Pick<Fault, 'rule' | 'message' | 'hint'>;
