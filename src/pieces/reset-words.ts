/** Words of the two steps to a new password: brought with them, not with every page. */
import { defineWords } from '#i18n/define-words.ts';

export const resetWords = defineWords('reset-password', {
  cn: {
    steps: '步骤',
    step1: '验证手机号',
    step2: '设置新密码',
    next: '下一步',
    save: '确认修改',
  },
  en: {
    steps: 'Steps',
    step1: 'Verify your phone',
    step2: 'Set a new password',
    next: 'Next',
    save: 'Set a new password',
  },
});
