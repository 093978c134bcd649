/** Words of the screen of deleted content. */
export const words = {
  cn: {
    title: '这里的内容已经不在了',
    hint: '它可能已下架，或者链接写错了。看看大家都在学什么吧。',
    all: '看看全部课程',
    home: '返回首页',
  },
  en: {
    title: 'This page is no longer here',
    hint: 'It may have been removed, or the link may be wrong. Here’s what others are learning.',
    all: 'See all courses',
    home: 'Return home',
  },
} as const;
