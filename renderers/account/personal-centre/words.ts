/** Words of the personal centre's frame. */
export const words = {
  cn: { title: '个人中心' },
  en: { title: 'My account' },
} as const;
