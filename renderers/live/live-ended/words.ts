/** Words of the stage once a room is over. */
export const words = {
  cn: {
    ended: '直播已结束',
    endedHint: '感谢收看。这场直播没有提供回放。',
    expired: '回放已过期',
    expiredHint: '回放已于 {{time}} 到期。',
    views: '观看人数',
    length: '直播时长',
    toDetail: '查看详情页',
  },
  en: {
    ended: 'The live is over',
    endedHint: 'Thank you for watching. There is no replay of it.',
    expired: 'The replay has expired',
    expiredHint: 'It could be watched until {{time}}.',
    views: 'Views',
    length: 'Length',
    toDetail: 'Go to its page',
  },
} as const;
