/** Words of what is heard. */
import { defineWords } from '#i18n/define-words.ts';

export const playbackWords = defineWords('playback', {
  cn: { bar: '正在收听' },
  en: { bar: 'Listening' },
});
