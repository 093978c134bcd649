/** Words of the login of a merchant. */
export const words = {
  cn: { merchant: '商家账号', login: '授权登录', change: '更换手机号' },
  en: { merchant: 'Merchant account', login: 'Continue as this person', change: 'Use another phone' },
} as const;
