/** Words of the storefront around its pages: what stands over, beside and in place of them. */
import { defineWords } from '#i18n/define-words.ts';

export const appWords = defineWords('app', {
  cn: {
    skip: '跳到主要内容',
    pageFailed: '页面加载失败，请重试',
    pageLoading: '页面正在加载',
  },
  en: {
    skip: 'Skip to main content',
    pageFailed: 'The page didn’t load. Please try again.',
    pageLoading: 'Loading the page',
  },
});
