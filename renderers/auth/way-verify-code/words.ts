/** Words of the login with a code; keys of the specification are kept as they are (D113). */
export const words = {
  cn: {
    bindTitle: '绑定手机号',
    bindHint: '首次扫码登录，请绑定手机号，之后扫码即可直接登录',
    login: '登录',
    bind: '绑定并登录',
    fresh: '未注册的手机号验证后将自动创建账号',
    elsewhere: '验证失败，该微信已绑定其他手机号',
    goLogin: '去登录',
  },
  en: {
    bindTitle: 'Add your phone number',
    bindHint: 'This is your first scan. Add a phone number once, and next time a scan is all you need',
    login: 'Log in',
    bind: 'Add and log in',
    fresh: 'New number? We’ll create your account',
    elsewhere: 'Verification failed: this account is linked to another phone',
    goLogin: 'Go to login',
  },
} as const;
