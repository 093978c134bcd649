/** Words of the opening-soon screen. */
export const words = {
  cn: {
    soon: '即将开放',
    home: '返回首页',
  },
  en: {
    soon: 'Opening soon',
    home: 'Return home',
  },
} as const;
