/** Words of the notice bar. */
export const words = {
  cn: { label: '公告', all: '全部 {{n}} 条' },
  en: { label: 'Notice', all: 'All {{n}}' },
} as const;
