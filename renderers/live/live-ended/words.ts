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
    ended: 'The stream has ended',
    endedHint: 'Thank you for watching. No replay is available.',
    expired: 'The replay has expired',
    expiredHint: 'It was available until {{time}}.',
    views: 'Views',
    length: 'Length',
    toDetail: 'View details',
  },
} as const;
