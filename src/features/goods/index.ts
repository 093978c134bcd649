/** The page of a good: what this person may do with it, and the start of a study. */
export { askDetail, detailInput, useOwnDetail, type DetailInput, type OwnDetail } from './use-own-detail.ts';
export { useLiveFacts } from './use-live-facts.ts';
export { useStudyBegun } from './use-study-begun.ts';
export { mediaOf, type Medium, type Playable } from './playable.ts';
