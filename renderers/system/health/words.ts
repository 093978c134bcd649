/** Words of the health page. */
export const words = {
  cn: {
    build: '版本',
  },
  en: {
    build: 'build',
  },
} as const;
