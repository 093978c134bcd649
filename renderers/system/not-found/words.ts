/** Words of the not-found screen. */
export const words = {
  cn: {
    title: '抱歉，你访问的页面不存在',
    hint: '链接可能已失效或内容已下架，去看看其他课程吧。',
    home: '返回首页',
  },
  en: {
    title: 'Page not found',
    hint: 'The link may be out of date, or the content may be gone. Browse other courses in this shop.',
    home: 'Return home',
  },
} as const;
