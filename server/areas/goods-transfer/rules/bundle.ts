/** One good with everything that is written with it, as the stores keep it, and what of it is ordinary. */
import type { MediaKind } from '#schemas/goods-table/media-kind.ts';
import type { LimitsKept } from '#server/areas/access/area.ts';
import type { GoodsWritten, MediaRow, NodeKept, SkuRow, TermRow } from '#server/areas/catalogue/area.ts';

export type SkuWritten = Omit<SkuRow, 'held' | 'sold'>;

export interface Bundle {
  good: GoodsWritten;
  /** Lessons its outline brings into being: goods that only courses open. */
  lessons: readonly GoodsWritten[];
  nodes: readonly NodeKept[];
  terms: readonly TermRow[];
  skus: readonly SkuWritten[];
  limits: LimitsKept;
}

export const NO_LIMITS: LimitsKept = {
  passwordHash: undefined,
  svipPrice: undefined,
  isDesignated: false,
  designated: [],
};

export const noMedia = (kind: MediaKind): MediaRow => ({
  kind,
  url: '',
  poster: '',
  captions: [],
  chapters: [],
  sizes: [],
  seconds: 0,
  text: '',
  trySeconds: 0,
});
