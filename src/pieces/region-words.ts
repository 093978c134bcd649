/** Words of the levels of a region: brought with them, not with every page. */
import { defineWords } from '#i18n/define-words.ts';

export const regionWords = defineWords('region', {
  cn: {
    choose: '请选择',
    loading: '加载中…',
    failed: '地区列表没有加载出来',
    retry: '重试',
  },
  en: {
    choose: 'Choose',
    loading: 'Loading…',
    failed: 'The list of regions didn’t load',
    retry: 'Try again',
  },
});
