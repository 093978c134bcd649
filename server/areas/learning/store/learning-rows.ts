/** Progress of learners, as its store answers it. */
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
  /** As the last report said; empty where none did. */
  content_app_id: string;
  alive_type: number;
  alive_state: number;
}

/** Which page of which records. */
export interface RecordsAsked {
  /** Only of this type, of these, or of none of those. */
  type?: number | undefined;
  types?: readonly number[] | undefined;
  without?: readonly number[] | undefined;
  page: number;
  pageSize: number;
}

/** A good as the learner studied it in all: by itself and by its lessons. */
export interface WholeRow {
  goodsId: string;
  lastLearnAt: number;
  /** Seconds. */
  stayTime: number;
}
