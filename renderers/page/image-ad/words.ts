/** Words of the picture row. */
export const words = {
  cn: { picture: '推广图片 {{n}}' },
  en: { picture: 'Promotion {{n}}' },
} as const;
