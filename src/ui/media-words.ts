/** Words in the place of a film or recording that cannot be played: brought with it, not with every page. */
import { defineWords } from '#i18n/define-words.ts';

export const mediaWords = defineWords('media', {
  cn: {
    'video.lost': '网络中断，视频没有播完',
    'video.unplayable': '视频无法播放，文件可能已失效或浏览器不支持',
    'audio.lost': '网络中断，音频没有播完',
    'audio.unplayable': '音频无法播放，文件可能已失效或浏览器不支持',
    unsupported: '当前环境不支持',
    otherBrowser: '请更新浏览器，或用新版 Chrome、Edge、Firefox、Safari 打开本页',
    retry: '重试',
    open: '新窗口打开',
  },
  en: {
    'video.lost': 'The connection dropped before the end of the video',
    'video.unplayable':
      'This video can’t be played. The file may be gone, or your browser may not support its format',
    'audio.lost': 'The connection dropped before the end of the recording',
    'audio.unplayable':
      'This recording can’t be played. The file may be gone, or your browser may not support its format',
    unsupported: 'Current environment unsupported',
    otherBrowser: 'Update your browser, or open this page in a recent Chrome, Edge, Firefox or Safari',
    retry: 'Try again',
    open: 'Open in a new window',
  },
});
