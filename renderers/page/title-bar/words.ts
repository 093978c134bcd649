/** Words of the title bar. */
export const words = {
  cn: { more: '查看更多' },
  en: { more: 'View more' },
} as const;
