/** Words of the placeholder block. */
export const words = {
  cn: {
    title: '此处内容即将上线',
    hint: '敬请期待',
  },
  en: {
    title: 'Coming here soon',
    hint: 'Worth waiting for',
  },
} as const;
