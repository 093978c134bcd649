/** Words of the contact cards. */
export const words = {
  cn: {
    label: '联系我们',
    code: '二维码：{{title}}',
    open: '不方便扫码？打开链接',
    openNamed: '不方便扫码？打开链接：{{title}}',
    says: '二维码内容',
    account: '账号',
    phone: '电话',
  },
  en: {
    label: 'Contact us',
    code: 'QR code: {{title}}',
    open: 'Can’t scan? Open the link',
    openNamed: 'Can’t scan? Open the link: {{title}}',
    says: 'What the code contains',
    account: 'Account',
    phone: 'Phone',
  },
} as const;
