/** Words of the video: each language names itself. */
export const words = {
  cn: { inChinese: '中文', inEnglish: 'English' },
  en: { inChinese: '中文', inEnglish: 'English' },
} as const;
