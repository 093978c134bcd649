/** What a merchant sets of an exam beside its questions (D131): when right answers are shown, how often it may be tried, what is drawn. */

/** `after_pass` is ordinary. A hand-in without an answer shows nothing, whatever stands here. */
export const SHOW_ANSWERS = ['after_pass', 'after_close', 'always', 'never'] as const;
export type ShowAnswers = (typeof SHOW_ANSWERS)[number];

/** How the gaps of a blank are compared: as texts, or, where both are numbers, as numbers. */
export type Comparison = 'text' | 'number';

/** `practice`: as often as one likes, and each answer judged at once. */
export const EXAM_MODES = ['exam', 'practice'] as const;
export type ExamMode = (typeof EXAM_MODES)[number];

/** Stored where a merchant wrote nothing: what is ordinary for an exam of its kind. */
export const BY_DEFAULT = -1;

/** Of an exam a certificate hangs on. */
export const CERTIFIED_ATTEMPTS = 3;
export const CERTIFIED_WAIT_S = 3600;
