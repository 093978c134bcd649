/** What the pages of a demo shop's goods tell, as its stores keep it. */
import type { DetailRow, MediaRow, NodeRow, TermRow } from '#server/areas/catalogue/store/detail-rows.ts';
import type { SkuRow } from '#server/areas/catalogue/store/sku-rows.ts';

/** Of a good, named by its id. */
type Of<Row> = Row & { goodsId: string };

export interface DemoDetails {
  details: Of<DetailRow>[];
  nodes: Of<Omit<NodeRow, 'resourceType' | 'seconds'>>[];
  terms: Of<TermRow>[];
  media: Of<MediaRow>[];
  skus: Of<SkuRow>[];
  /** Who teaches what. */
  teacherLinks: Of<{ teacherId: string }>[];
}

export const NO_DETAILS: DemoDetails = {
  details: [],
  nodes: [],
  terms: [],
  media: [],
  skus: [],
  teacherLinks: [],
};
