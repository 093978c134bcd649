/** Words of the video: each language names itself. */
export const words = {
  cn: { play: '播放：{{title}}', inChinese: '中文', inEnglish: 'English' },
  en: { play: 'Play: {{title}}', inChinese: '中文', inEnglish: 'English' },
} as const;
