/** Words of the first password. */
export const words = {
  cn: {
    title: '设置登录密码',
    hint: '设置后，下次可以直接用手机号和密码登录。',
    save: '保存密码',
    skip: '暂不设置',
    saved: '密码设置成功',
  },
  en: {
    title: 'Set a password',
    hint: 'Next time, you can log in with just your phone number and password.',
    save: 'Save the password',
    skip: 'Not now',
    saved: 'Your password is set',
  },
} as const;
