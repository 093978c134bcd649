/** One good with everything that is written with it, as the stores keep it, and what of it is ordinary. */
import type { LimitsKept } from '#server/areas/access/area.ts';
import type { GoodsChange, StoredNode, SkuRow, TermRow } from '#server/areas/catalogue/area.ts';

export type SkuWritten = Omit<SkuRow, 'held' | 'sold'>;

export interface Bundle {
  good: GoodsChange;
  /** Lessons its outline brings into being: goods that only courses open. */
  lessons: readonly GoodsChange[];
  nodes: readonly StoredNode[];
  terms: readonly TermRow[];
  skus: readonly SkuWritten[];
  limits: LimitsKept;
}

export const NO_LIMITS: LimitsKept = {
  passwordHash: undefined,
  svipPrice: undefined,
  isDesignated: false,
  targets: [],
};
