/** Words of the ways on from a dead end. */
import { defineWords } from '#i18n/define-words.ts';

export const waysWords = defineWords('ways', {
  cn: { search: '搜索本店', placeholder: '搜索课程', help: '需要帮助？', contact: '联系店铺' },
  en: {
    search: 'Search this shop',
    placeholder: 'Find a course',
    help: 'Need help?',
    contact: 'Contact the shop',
  },
});
