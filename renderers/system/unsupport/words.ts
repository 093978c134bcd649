/** Words of the not-supported screen. */
export const words = {
  cn: {
    title: 'PC 店铺暂不支持该商品',
    hint: '请用手机扫描二维码，在手机店铺中查看。',
    noPhone: '请在手机店铺中查看。',
    qr: '手机店铺的二维码',
    home: '返回首页',
  },
  en: {
    title: 'PC shop does not support this product',
    hint: 'Scan the code to open it in the shop on your phone.',
    noPhone: 'Please open it in the shop on your phone.',
    qr: 'QR code of the shop for phones',
    home: 'Return home',
  },
} as const;
