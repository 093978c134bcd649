/** Words of the footer's ways of contact. */
export const words = {
  cn: {
    label: '联系我们',
    qr: '微信公众号二维码',
    scan: '微信扫码关注',
    shopCode: '本店二维码',
    open: '手机扫码逛店',
    microblog: '官方微博',
    qq: 'QQ 客服',
  },
  en: {
    label: 'Contact us',
    qr: 'QR code of our WeChat account',
    scan: 'Scan to follow us on WeChat',
    shopCode: 'QR code of this shop',
    open: 'Scan to open on your phone',
    microblog: 'Weibo',
    qq: 'Chat with us on QQ',
  },
} as const;
