/** What a lesson says, with the controls of its player and the labels of lessons in its outline. */
import { lessonWords } from '#pieces/lesson-words.ts';
import { playerWords } from '#pieces/player-words.ts';
import { words as studyWords } from '#renderers/study/study-page/words.ts';

export const words = {
  cn: { ...studyWords.cn, ...playerWords.cn, ...lessonWords.cn },
  en: { ...studyWords.en, ...playerWords.en, ...lessonWords.en },
} as const;
