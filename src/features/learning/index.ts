/** Studying a lesson: what is reported of it, and how far somebody is. */
export { toldTo, useStudy, type Study } from './use-study.ts';
export { useNotes, type Notes } from './use-notes.ts';
export { endKept, studyOf, type HeldStudy } from './held-study.ts';
