/** Words of what a live room is about. */
export const words = {
  cn: { label: '直播介绍', time: '开播时间：{{time}}', teacher: '主讲：{{name}}', toDetail: '查看详情页' },
  en: {
    label: 'About this session',
    time: 'Starts {{time}}',
    teacher: 'With {{name}}',
    toDetail: 'View details',
  },
} as const;
