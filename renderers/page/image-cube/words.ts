/** Words of the picture mosaic. */
export const words = {
  cn: { picture: '推广图片 {{n}}' },
  en: { picture: 'Promotion {{n}}' },
} as const;
