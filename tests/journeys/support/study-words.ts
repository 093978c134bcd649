/** What a lesson says, the controls of its player included. */
import { playerWords } from '#pieces/player-words.ts';
import { words as studyWords } from '#renderers/study/study-page/words.ts';

export const words = {
  cn: { ...studyWords.cn, ...playerWords.cn },
  en: { ...studyWords.en, ...playerWords.en },
} as const;
