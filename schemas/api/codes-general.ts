/** Our own codes of any call: input, states, limits, faults. */
import type { CodeRow } from './code-row.ts';

export const ANY_CALL_CODES = {
  'login-phone-unknown': {
    code: 101104,
    cn: '手机号或密码错误',
    en: 'Wrong phone number or password',
    behaviour: 'field',
    field: 'phone',
  },
  'bad-parameters': { code: 40000, cn: '请求参数有误', en: 'The request is not valid', behaviour: 'show' },
  'not-found': { code: 40400, cn: '内容不存在', en: 'Not found', behaviour: 'show' },
  delisted: { code: 40410, cn: '内容已下架', en: 'This content is no longer available', behaviour: 'show' },
  'state-conflict': {
    code: 40900,
    cn: '状态已变更，请刷新',
    en: 'Something has changed. Please refresh the page',
    behaviour: 'show',
  },
  'already-bought': { code: 40901, cn: '您已购买', en: 'You have already bought this', behaviour: 'show' },
  'sold-out': { code: 40902, cn: '已售罄', en: 'Sold out', behaviour: 'show' },
  'price-changed': { code: 40903, cn: '价格已变更', en: 'The price has changed', behaviour: 'show' },
  'coupon-claimed': {
    code: 40910,
    cn: '您已领取过这张优惠券',
    en: 'You already have this coupon',
    behaviour: 'show',
  },
  'coupon-gone': {
    code: 40911,
    cn: '来晚了一步，优惠券已被领完',
    en: 'Sorry, the last of these coupons has just been claimed',
    behaviour: 'show',
  },
  'coupon-not-running': {
    code: 40912,
    cn: '现在不在优惠券的领取时间内',
    en: 'This coupon cannot be claimed at this time',
    behaviour: 'show',
  },
  'already-answered': {
    code: 40920,
    cn: '您已提交过，无需重复填写',
    en: 'You have already submitted this form',
    behaviour: 'show',
  },
  'payment-refused': {
    code: 40930,
    cn: '支付渠道未受理，请换一种支付方式',
    en: 'This way to pay was refused. Please choose another one',
    behaviour: 'show',
  },
  'exam-over': {
    code: 40941,
    cn: '考试时间已到，答案不再更改',
    en: 'Time is up. Answers can no longer be changed',
    behaviour: 'show',
  },
  'attempts-used': {
    code: 40942,
    cn: '考试次数已用完',
    en: 'You have no attempts left',
    behaviour: 'show',
  },
  'exam-not-open': {
    code: 40943,
    cn: '现在不在考试开放时间内',
    en: 'The exam is not open now',
    behaviour: 'show',
  },
  'config-invalid': { code: 42200, cn: '配置有误', en: 'The config is not valid', behaviour: 'show' },
  'answers-invalid': {
    code: 42210,
    cn: '填写的内容有误，请检查后再提交',
    en: 'Some answers need to be checked',
    behaviour: 'show',
  },
  'upload-refused': { code: 42201, cn: '文件无法使用', en: 'The file cannot be used', behaviour: 'show' },
  'rate-limited': {
    code: 42900,
    cn: '操作过于频繁，请稍后再试',
    en: 'Too many attempts, try again later',
    behaviour: 'show',
  },
  'server-error': {
    code: 50000,
    cn: '网络繁忙，请稍后再试',
    en: 'Network busy. Please try again later.',
    behaviour: 'show',
  },
  'payment-unreachable': {
    code: 50310,
    cn: '支付渠道暂时没有回应，请稍后再试，您的订单已保留',
    en: 'The payment provider does not answer right now. Please try again; your order is kept',
    behaviour: 'show',
  },
  maintenance: {
    code: 50300,
    cn: '系统维护中，请稍后再试',
    en: 'Under maintenance, please try again later',
    behaviour: 'show',
  },
} as const satisfies Record<string, CodeRow>;
