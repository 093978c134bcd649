/** Words of the flash sale. */
export const words = {
  cn: {
    title: '限时秒杀',
    more: '查看更多',
    endsIn: '距最近一场结束',
    ended: '限时价已结束，已恢复原价',
    endsAt: '{{time}} 恢复原价',
    save: '立省 {{money}}',
    buy: '去抢购',
    look: '去看看',
    empty: '这会儿没有限时价',
    emptyHint: '下一场开始后会出现在这里。',
  },
  en: {
    title: 'Flash sale',
    more: 'View all',
    endsIn: 'Next one ends in',
    ended: 'These offers have ended. Prices are back to normal',
    endsAt: 'Until {{time}}',
    save: 'Save {{money}}',
    buy: 'Buy now',
    look: 'View',
    empty: 'No offers right now',
    emptyHint: 'New offers will appear here as soon as they start.',
  },
} as const;
