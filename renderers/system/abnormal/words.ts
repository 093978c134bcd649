/** Words of the abnormal-situation screen. */
export const words = {
  cn: {
    home: '返回首页',
  },
  en: {
    home: 'Return home',
  },
} as const;
