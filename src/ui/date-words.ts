/** Words of a field for a day: brought with it, not with every page. */
import { defineWords } from '#i18n/define-words.ts';

export const dateWords = defineWords('date', {
  cn: {
    example: '例如 2027-02-28',
    keys: '按上下方向键换一天，按 Page Up 或 Page Down 换一月',
  },
  en: {
    example: 'e.g. 2027-02-28',
    keys: 'Up and down arrows move by a day, Page Up and Page Down by a month',
  },
});
