/** What people say of a good and to their class, and how they rate it. */
export { useRating, type OwnRating } from './use-rating.ts';
export { useTalk } from './use-talk.ts';
export { useClassTabs } from './use-class-tabs.ts';
