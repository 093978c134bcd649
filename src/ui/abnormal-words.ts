/** Words of a part that says what went wrong, and the numbers to name when asking. */
import { defineWords } from '#i18n/define-words.ts';

export const abnormalWords = defineWords('abnormal-part', {
  cn: {
    abnormalHint: '请稍后重试；如果问题一直存在，请把下面的编号告诉客服。',
    errorCode: '错误码',
    requestId: '请求编号',
  },
  en: {
    abnormalHint: 'Please try again in a moment. If it keeps happening, send us the number below.',
    errorCode: 'Error code',
    requestId: 'Request ID',
  },
});
