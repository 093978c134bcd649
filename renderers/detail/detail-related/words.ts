/** Words beside related goods. */
export const words = {
  cn: { parents: '包含在这些课程里', related: '相关推荐' },
  en: { parents: 'Part of', related: 'You may also like' },
} as const;
