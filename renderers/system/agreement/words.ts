/** Words around an agreement; its text stands in texts.ts. */
export const words = {
  cn: { version: '第 {{version}} 版', effective: '生效日期：{{date}}', other: '阅读其他语言版本' },
  en: {
    version: 'Version {{version}}',
    effective: 'Effective {{date}}',
    other: 'Read it in the other language',
  },
} as const;
