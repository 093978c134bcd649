/** Words of the learning path. */
export const words = {
  cn: { label: '学习路径' },
  en: { label: 'Learning path' },
} as const;
