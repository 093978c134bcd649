/** Words of the side menu. */
export const words = {
  cn: { label: '侧边菜单', top: '返回顶部', qr: '{{title}}的二维码', newWindow: '{{title}}（在新窗口打开）' },
  en: {
    label: 'Side menu',
    top: 'Back to top',
    qr: 'QR code: {{title}}',
    newWindow: '{{title}} (opens a new window)',
  },
} as const;
