/** What is said of a person outside of the personal centre. */
import { defineWords } from '#i18n/define-words.ts';

export const accountWords = defineWords('account', {
  cn: { previewed: '预览中的学员' },
  en: { previewed: 'Previewed learner' },
});
