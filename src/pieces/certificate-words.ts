/** Words of the sheet of a certificate that no merchant writes. */
import { defineWords } from '#i18n/define-words.ts';

export const certificateWords = defineWords('certificate-sheet', {
  cn: {
    sheet: '证书',
    hours_other: '{{count}} 小时',
    minutes_other: '{{count}} 分钟',
    moments: '不到一分钟',
    issued: '颁发日期',
    number: '证书编号',
    issuer: '颁发机构',
    hidden: '持有人未公开姓名和课程',
    revokedMark: '已撤销',
    signature: '签名',
    seal: '印章',
  },
  en: {
    sheet: 'Certificate',
    hours_one: '{{count}} hour',
    hours_other: '{{count}} hours',
    minutes_one: '{{count}} minute',
    minutes_other: '{{count}} minutes',
    moments: 'less than a minute',
    issued: 'Issued',
    number: 'Number',
    issuer: 'Issued by',
    hidden: 'The holder has hidden the name and course',
    revokedMark: 'Revoked',
    signature: 'Signature',
    seal: 'Seal',
  },
});
