/** Studying a lesson: what is reported of it, how far somebody is, and where they go on. */
export { useNext } from './use-next.ts';
export { useProgress } from './use-progress.ts';
export { useStudy, type Study } from './use-study.ts';
