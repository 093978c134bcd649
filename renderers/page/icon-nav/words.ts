/** Words of the icon navigation. */
export const words = {
  cn: { label: '快捷入口' },
  en: { label: 'Explore' },
} as const;
