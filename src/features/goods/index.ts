/** A good on its own page: what the person here may do with it, and when they begin to study. */
export { askDetail, detailInput, useOwnDetail, type DetailInput, type OwnDetail } from './use-own-detail.ts';
export { useLiveFacts } from './use-live-facts.ts';
export { useStudyBegun } from './use-study-begun.ts';
export { mediaOf, type Medium, type Playable } from './playable.ts';
