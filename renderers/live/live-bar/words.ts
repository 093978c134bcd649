/** Words of the bar of a live room. */
export const words = {
  cn: {
    back: '返回详情页',
    studio: '进入直播间管理',
    onAir: '直播中',
    soon: '未开始',
    over: '已结束',
    replay: '回放',
    watched_other: '{{n}} 人看过',
  },
  en: {
    back: 'Back to details',
    studio: 'Open studio',
    onAir: 'Live',
    soon: 'Upcoming',
    over: 'Ended',
    replay: 'Replay',
    watched_one: '{{n}} view',
    watched_other: '{{n}} views',
  },
} as const;
