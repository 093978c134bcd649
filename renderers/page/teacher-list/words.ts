/** Words of the teachers. */
export const words = {
  cn: { label: '讲师', more: '全部讲师' },
  en: { label: 'Teachers', more: 'All teachers' },
} as const;
