/** Words of the fields that prove a phone: brought with them, not with every page. */
import { defineWords } from '#i18n/define-words.ts';

export const phoneCodeWords = defineWords('phone-code', {
  cn: {
    area: '国家/地区代码',
    phone: '手机号',
    enterPhone: '请输入手机号',
    code: '短信验证码',
    enterCode: '请输入短信验证码',
    get: '获取验证码',
  },
  en: {
    area: 'Country code',
    phone: 'Phone number',
    enterPhone: 'Enter phone',
    code: 'SMS code',
    enterCode: 'Enter the SMS code',
    get: 'Get code',
  },
});
