/** Words of the bar of a live room. */
export const words = {
  cn: {
    back: '返回详情页',
    onAir: '直播中',
    soon: '未开始',
    over: '已结束',
    replay: '回放',
    watched: '{{count}} 人看过',
  },
  en: {
    back: 'Back to its page',
    onAir: 'Live',
    soon: 'Upcoming',
    over: 'Ended',
    replay: 'Replay',
    watched: '{{count}} views',
  },
} as const;
