/** Words of the login with a password; keys of the specification are kept as they are (D113). */
export const words = {
  cn: {
    label: '手机号/账号',
    Enter_phoneAccount: '请输入手机号/账号',
    area: '国家/地区代码',
    password: '密码',
    Enter_password: '请输入密码',
    show: '显示密码',
    hide: '隐藏密码',
    forgot: '忘记密码？',
    login: '登录',
  },
  en: {
    label: 'Phone or account',
    Enter_phoneAccount: 'Enter phone or account',
    area: 'Country code',
    password: 'Password',
    Enter_password: 'Enter the password',
    show: 'Show password',
    hide: 'Hide password',
    forgot: 'Forgot password?',
    login: 'Log in',
  },
} as const;
