/** Words of live-subscribe; cn is the truth, en has the same keys. */
export const words = {
  cn: {
    on: '预约提醒',
    off: '已预约，点击取消',
    done: '预约成功，开播前会通知你',
    undone: '已取消预约',
  },
  en: {
    on: 'Remind me',
    off: 'Reminder set · Cancel',
    done: 'We’ll remind you shortly before it starts',
    undone: 'Reminder cancelled',
  },
} as const;
