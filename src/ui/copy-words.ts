/** Words of the button that copies. */
import { defineWords } from '#i18n/define-words.ts';

export const copyWords = defineWords('copy-button', {
  cn: {
    copy: '复制',
    copied: '已复制',
  },
  en: {
    copy: 'Copy',
    copied: 'Copied',
  },
});
