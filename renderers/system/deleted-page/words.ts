/** Words of the screen of deleted content. */
export const words = {
  cn: {
    title: '这里的内容已经不在了',
    hint: '它可能已下架，或者链接写错了。看看大家都在学什么吧。',
    all: '看看全部课程',
    home: '返回首页',
  },
  en: {
    title: 'What was here is gone',
    hint: 'It may have been taken down, or the link is wrong. Here is what others are learning.',
    all: 'See all courses',
    home: 'Return home',
  },
} as const;
