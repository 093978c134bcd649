/** Studying a lesson: what is reported of it, how far somebody is, and what they look back on. */
export { useNext, usePutAway } from './use-next.ts';
export { useCertificates, useGoal, useRecords, useStatistics } from './use-records.ts';
export { toldTo, useStudy, type Study } from './use-study.ts';
export { useNotes, type Notes } from './use-notes.ts';
export { endStudySessions, studyOf, type StudySession } from './study-session.ts';
