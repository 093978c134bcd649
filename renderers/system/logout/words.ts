/** Words of the logout screen. */
export const words = {
  cn: {
    title: '确定要退出登录吗？',
    leaving: '正在退出登录…',
    hint: '退出后，学习记录仍会保留，下次登录可以接着学。',
    confirm: '退出登录',
    home: '返回首页',
    out: '你已退出登录',
    outHint: '期待你回来继续学习。',
  },
  en: {
    title: 'Log out?',
    leaving: 'Logging out…',
    hint: 'Your progress is saved. Log in again to pick up where you left off.',
    confirm: 'Log out',
    home: 'Return home',
    out: 'You’re logged out',
    outHint: 'Come back any time.',
  },
} as const;
