/** Studying a lesson: what is reported of it, how far somebody is, and what they look back on. */
export { useNext, usePutAway, type Next } from './use-next.ts';
export { useGoal, useRecords, useStatistics } from './use-records.ts';
export { useStudy, type Study } from './use-study.ts';
