/** Words the console's screens share. */
import { defineWords } from '#i18n/define-words.ts';

export const consoleWords = defineWords('desk-console', {
  cn: {
    noAccess: '你的角色不能打开这个页面',
    noAccessHint: '如需使用，请联系店主调整你的后台角色。',
    toHome: '回到首页',
  },
  en: {
    noAccess: 'Your role cannot open this screen',
    noAccessHint: 'Ask the owner of the shop to change your role.',
    toHome: 'Go to the start',
  },
});
