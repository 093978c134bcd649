/** What people say of a good and to their class, and how they rate it. */
export { useRating, type OwnRating } from './use-rating.ts';
export { useTalk, type TalkChannel } from './use-talk.ts';
export { useClassTabs, type ClassTabs } from './use-class-tabs.ts';
