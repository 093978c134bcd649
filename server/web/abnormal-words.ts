/** Words of the page shown when none could be made. */
import { defineWords } from '#i18n/define-words.ts';

export const abnormalWords = defineWords('abnormal', {
  cn: {
    fault: '页面出了点问题',
    away: '暂时无法打开页面',
    busy: '访问过于频繁',
    faultHint: '我们已记录这个问题，请稍后重试。',
    awayHint: '服务正在恢复，请稍后刷新页面。',
    busyHint: '请稍等片刻，再刷新页面。',
    unknownShop: '没有找到这家店铺',
    unknownShopHint: '请检查网址是否正确。',
    retry: '刷新页面',
    home: '返回首页',
    number: '请求编号',
  },
  en: {
    fault: 'Something went wrong',
    away: 'This page cannot be opened right now',
    busy: 'Too many pages at once',
    faultHint: 'The problem has been recorded. Please try again in a moment.',
    awayHint: 'The service is recovering. Please reload in a moment.',
    busyHint: 'Please wait a moment, then reload.',
    unknownShop: 'There is no such shop',
    unknownShopHint: 'Please check the address.',
    retry: 'Reload',
    home: 'Go to the home page',
    number: 'Request number',
  },
});
