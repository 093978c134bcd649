/** Studying a lesson: what is reported of it, and how far somebody is. */
export { useStudy, type Study } from './use-study.ts';
