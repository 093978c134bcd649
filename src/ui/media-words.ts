/** Words in the place of a film or recording that cannot be played: brought with it, not with every page. */
import { defineWords } from '#i18n/define-words.ts';

export const mediaWords = defineWords('media', {
  cn: {
    'video.lost': '网络中断，视频没有播完',
    'video.unplayable': '视频无法播放，文件可能已失效或浏览器不支持',
    'video.missing': '视频文件不在了，可以稍后重试或告诉店主',
    'video.codec': '这个浏览器播放不了这个视频的编码',
    'video.broken': '视频在这里已损坏，无法继续播放',
    'audio.lost': '网络中断，音频没有播完',
    'audio.missing': '音频文件不在了，可以稍后重试或告诉店主',
    'audio.codec': '这个浏览器播放不了这个音频的编码',
    'audio.broken': '音频在这里已损坏，无法继续播放',
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
    'video.missing': 'This video is no longer there. Try again later, or tell the shop',
    'video.codec': 'This browser can’t play the format of this video',
    'video.broken': 'This video is damaged here and can’t go on',
    'audio.lost': 'The connection dropped before the end of the recording',
    'audio.missing': 'This recording is no longer there. Try again later, or tell the shop',
    'audio.codec': 'This browser can’t play the format of this recording',
    'audio.broken': 'This recording is damaged here and can’t go on',
    'audio.unplayable':
      'This recording can’t be played. The file may be gone, or your browser may not support its format',
    unsupported: 'Current environment unsupported',
    otherBrowser: 'Update your browser, or open this page in a recent Chrome, Edge, Firefox or Safari',
    retry: 'Try again',
    open: 'Open in a new window',
  },
});
