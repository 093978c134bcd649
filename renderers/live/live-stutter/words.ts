/** Words of live-stutter; cn is the truth, en has the same keys. */
export const words = {
  cn: {
    title: '播放不太流畅',
    hint: '可以换一条线路或重新加载，仍有问题请告诉我们。',
    other: '换一条更稳的线路',
    refresh: '重新加载',
    feedback: '反馈问题',
    login: '登录后反馈',
    close: '关闭',
  },
  en: {
    title: 'Playback isn’t smooth',
    hint: 'Try another line or reload. If it doesn’t help, let us know.',
    other: 'Switch line',
    refresh: 'Reload',
    feedback: 'Report a problem',
    login: 'Log in to report it',
    close: 'Close',
  },
} as const;
