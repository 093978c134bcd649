/** Words of the account of a merchant. */
export const words = {
  cn: {
    merchant: '商家账号',
    hint: '该商家账号还没有学员身份，授权后将自动注册并登录。',
    register: '授权注册并登录',
    back: '使用其他方式登录',
  },
  en: {
    merchant: 'Merchant account',
    hint: 'This merchant doesn’t have a learner account yet. One tap creates it and logs you in.',
    register: 'Create account and log in',
    back: 'Log in another way',
  },
} as const;
