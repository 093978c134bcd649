/** Words of live-host-sign; cn is the truth, en has the same keys. */
export const words = {
  cn: {
    title: '签到',
    seconds: '时长（秒）',
    start: '发起签到',
    isOpen: '签到进行中',
    done: '已完成',
  },
  en: {
    title: 'Sign-in',
    seconds: 'Seconds',
    start: 'Start sign-in',
    isOpen: 'A sign-in is open',
    done: 'Done',
  },
} as const;
