/** Words of the slides. */
export const words = {
  cn: {
    slides: '课件',
    slide: '第 {{page}} 页，共 {{count}} 页',
    before: '上一页',
    after: '下一页',
    follow: '跟随老师',
    enlarge: '放大课件',
    reduce: '放大画面',
  },
  en: {
    slides: 'Slides',
    slide: 'Slide {{page}} of {{count}}',
    before: 'Previous slide',
    after: 'Next slide',
    follow: 'Follow the teacher',
    enlarge: 'Enlarge slides',
    reduce: 'Enlarge video',
  },
} as const;
