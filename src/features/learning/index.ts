/** Studying a lesson: reports, progress and learning records. */
export { useNext, usePutAway } from './use-next.ts';
export { useCertificates, useGoal, useRecords, useStatistics } from './use-records.ts';
export { NO_STUDY } from './study-view.ts';
export { toldTo, useStudy, type Study } from './use-study.ts';
export { useNotes, type Notes } from './use-notes.ts';
export { endStudySessions, studyOf, type StudySession } from './study-session.ts';
