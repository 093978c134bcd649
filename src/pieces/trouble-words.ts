/** How trouble with what plays is told, of a lesson or of a live room (D94). */
import { defineWords } from '#i18n/define-words.ts';

export const troubleWords = defineWords('trouble', {
  cn: {
    title: '反馈播放问题',
    kind: '遇到了什么问题？',
    'cannot-play': '无法播放',
    stutters: '播放卡顿',
    'no-sound': '没有声音',
    picture: '画面异常',
    // `other` ends the name of a plural form.
    else: '其他',
    text: '补充说明（选填）',
    told: '会一并发送浏览器型号、媒体来源和缓冲情况，方便排查。',
    send: '提交',
    thanks: '已收到，谢谢你的反馈。',
    close: '关闭',
  },
  en: {
    title: 'Report a playback problem',
    kind: 'What is wrong?',
    'cannot-play': 'It doesn’t play',
    stutters: 'It keeps stopping',
    'no-sound': 'There is no sound',
    picture: 'The picture is wrong',
    else: 'Something else',
    text: 'Anything to add? (optional)',
    told: 'We also send your browser’s name, the media address and its loading state.',
    send: 'Send',
    thanks: 'Thank you. We have received it.',
    close: 'Close',
  },
});
