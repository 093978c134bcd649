/** Playing a lesson, and hearing a recording on after its page. */
export type { Film } from './film.ts';
export { SLEEPS, type Sleep } from './sleep.ts';
export { obeyCommand } from './obey-command.ts';
export { resumeAt } from './resume-at.ts';
export { tellTrouble } from './tell-trouble.ts';
export { usePlayback, type PlaybackState, type PlayedLesson } from './use-playback.ts';
export { useListening, useSleep, type ListeningState } from './use-listening.ts';
