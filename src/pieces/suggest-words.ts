/** Words of what a search box offers while somebody types. */
import { defineWords } from '#i18n/define-words.ts';

export const suggestWords = defineWords('suggest', {
  cn: {
    list: '搜索建议',
    past: '搜过',
    teacher: '老师',
    meant: '你是不是要找',
    all: '搜索“{{text}}”',
    told_other: '有 {{count}} 个建议，用上下方向键选择',
  },
  en: {
    list: 'Search suggestions',
    past: 'Recent search',
    teacher: 'Teacher',
    meant: 'Did you mean',
    all: 'Search for “{{text}}”',
    told_one: '{{count}} suggestion, choose it with the arrow keys',
    told_other: '{{count}} suggestions, choose with the arrow keys',
  },
});
