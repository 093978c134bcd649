/** Words of the not-supported screen. */
export const words = {
  cn: {
    title: 'PC 店铺暂不支持该商品',
    hint: '请用手机扫描二维码，在手机店铺中查看。',
    noPhone: '请在手机店铺中查看。',
    qr: '手机店铺的二维码',
    qrOf: '在手机店铺中打开“{{name}}”的二维码',
    open: '打开手机店铺的网页',
    back: '返回上一页',
    home: '返回首页',
  },
  en: {
    title: 'PC shop does not support this product',
    hint: 'Scan the code to open it on your phone.',
    noPhone: 'Please open it in the shop on your phone.',
    qr: 'QR code for the mobile shop',
    qrOf: 'QR code that opens “{{name}}” in the mobile shop',
    open: 'Open the mobile shop',
    back: 'Go back',
    home: 'Return home',
  },
} as const;
