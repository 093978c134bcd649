/** Words of live-sign; cn is the truth, en has the same keys. */
export const words = {
  cn: {
    title: '签到',
    commit: '立即签到',
    login: '登录后签到',
    done: '签到成功',
    signed: '已签到 {{total}} 人',
    took: '老师发起了签到',
  },
  en: {
    title: 'Sign in',
    commit: 'I’m here',
    login: 'Log in to sign in',
    done: 'You are signed in',
    signed: '{{total}} signed in',
    took: 'The host started a sign-in',
  },
} as const;
