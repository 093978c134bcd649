/** Words of the bar on top of a page of one card. */
export const words = {
  cn: { label: '页面导航', home: '返回首页', language: 'English' },
  en: { label: 'Leave this page', home: 'Back to home', language: '中文' },
} as const;
