/** Words of the frame. */
export const words = {
  cn: { from: '来自 {{name}}', open: '新窗口打开' },
  en: { from: 'From {{name}}', open: 'Open in a new window' },
} as const;
