/** Studying a lesson: what is reported of it, how far somebody is, and where they go on. */
export type { Resume } from './study-shown.ts';
export { useNext, type NextLesson } from './use-next.ts';
export { useProgress, type GoodsProgress } from './use-progress.ts';
export { useStudy, type Study, type StudyInput } from './use-study.ts';
