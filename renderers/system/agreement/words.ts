/** Words around an agreement; its text stands in texts.ts. */
export const words = {
  cn: { version: '第 {{version}} 版', other: '阅读其他语言版本' },
  en: { version: 'Version {{version}}', other: 'Read it in the other language' },
} as const;
