/** Words of the picture with hot zones. */
export const words = {
  cn: { zones: '图片中的链接' },
  en: { zones: 'Links in this picture' },
} as const;
