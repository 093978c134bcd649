/** Words every screen shares. */
import { defineWords } from './define-words.ts';

export const sharedWords = defineWords('shared', {
  cn: {
    free: '免费',
    retry: '重试',
    close: '关闭',
    search: '搜索',
    emptySearch: '请输入内容后再搜索',
    previous: '上一张',
    next: '下一张',
    pause: '暂停轮播',
    play: '继续轮播',
    slide: '第 {{n}} 张，共 {{total}} 张',
    carousel: '轮播',
    offline: '网络异常，请稍后再试',
    abnormal: '页面出了点问题',
    originalPrice: '原价',
  },
  en: {
    free: 'Free',
    retry: 'Try again',
    close: 'Close',
    search: 'Search',
    emptySearch: 'Enter something to search for',
    previous: 'Previous slide',
    next: 'Next slide',
    pause: 'Pause the carousel',
    play: 'Resume the carousel',
    slide: 'Slide {{n}} of {{total}}',
    carousel: 'carousel',
    offline: 'Network error. Please try again later.',
    abnormal: 'Something went wrong',
    originalPrice: 'Original price',
  },
});
