/** Words of the login by e-mail; keys of the specification are kept as they are (D113). */
export const words = {
  cn: {
    email: '邮箱',
    Enter_email: '请输入邮箱',
    code: '邮箱验证码',
    Enter_code: '请输入邮箱验证码',
    get: '获取验证码',
    login: '登录',
    other: '其他登录方式',
  },
  en: {
    email: 'E-mail address',
    Enter_email: 'Enter your e-mail address',
    code: 'E-mail code',
    Enter_code: 'Enter the e-mail code',
    get: 'Get code',
    login: 'Log in',
    other: 'Other ways to log in',
  },
} as const;
