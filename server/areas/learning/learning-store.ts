/** Where learners’ progress is kept. */
import type { GoodsRow } from '#server/areas/catalogue/area.ts';

/** How far a learner has come in one resource; times in unix milliseconds (D82). */
export interface LearningRow {
  resource_id: string;
  resource_type: number;
  /** The parent package, empty where it was opened by itself. */
  product_id: string;
  learn_progress: number;
  max_learn_progress: number;
  org_learn_progress: number;
  finished_at: number | null;
  last_learn_at: number;
  /** Seconds. */
  stay_time: number;
}

export interface LearningStore {
  /** A learner's records of these goods, one for each package a good was opened in. */
  of(appId: string, userId: string, resourceIds: readonly string[]): Promise<LearningRow[]>;
  /** A learner's records with what they are of, the latest first; a good that no longer exists is left out. */
  records(
    appId: string,
    userId: string,
    ask: { type?: number; page: number; pageSize: number },
  ): Promise<{
    rows: (LearningRow & Pick<GoodsRow, 'title' | 'cover' | 'state'>)[];
    total: number;
    page: number;
  }>;
}
