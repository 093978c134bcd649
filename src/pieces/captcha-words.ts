/** Words of the captchas, wherever they stand: brought with them, not with every page. */
import { defineWords } from '#i18n/define-words.ts';

export const captchaWords = defineWords('captcha', {
  cn: {
    image: '图形验证码',
    imageNew: '图形验证码，点击换一张',
    /** M267. */
    imageFailed: '获取验证码失败，请点击重试',
    slideTitle: '请完成安全验证',
    slideHint: '拖动滑块，完成拼图',
    slideHandle: '滑块：用方向键移动，回车确认',
    slideWrong: '验证未通过，请重试',
    otherWay: '看不清？换一种方式',
    working: '正在验证，请稍候…',
    done: '确定',
    refresh: '换一张',
    close: '关闭',
  },
  en: {
    image: 'Image captcha',
    imageNew: 'Picture of four characters. Press for a new one',
    imageFailed: 'The picture didn’t load. Press to try again',
    slideTitle: 'Please confirm you’re human',
    slideHint: 'Drag the piece into place',
    slideHandle: 'Slider: arrow keys move it, Enter confirms',
    slideWrong: 'Verification failed, please try again',
    otherWay: 'Can’t see it? Try another way',
    working: 'Checking, one moment…',
    done: 'Confirm',
    refresh: 'New picture',
    close: 'Close',
  },
});
