/** Tasks of a learner: their lists, and an answer that is written, kept, and handed in. */
export type { Attachment } from './answer-run.ts';
export { useAnswer, type Answer } from './use-answer.ts';
export { SOUND_TYPES } from './send-file.ts';
export { useRecorder } from './use-recorder.ts';
export { useStudies, useTasks } from './use-tasks.ts';
export { useTask } from './use-task.ts';
