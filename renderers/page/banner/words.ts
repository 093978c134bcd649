/** Words of the banner. */
export const words = {
  cn: { label: '推荐轮播', picture: '轮播图片 {{n}}' },
  en: { label: 'Featured', picture: 'Banner {{n}}' },
} as const;
