/** Words of a box that asks: what its buttons say where the asker says nothing else. */
import { defineWords } from '#i18n/define-words.ts';

export const messageBoxWords = defineWords('message-box', {
  cn: {
    confirm: '确定',
    cancel: '取消',
    inputRequired: '请输入内容',
  },
  en: {
    confirm: 'Confirm',
    cancel: 'Cancel',
    inputRequired: 'Please enter something',
  },
});
