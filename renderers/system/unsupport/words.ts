/** Words of the not-supported screen. */
export const words = {
  cn: {
    title: 'PC 店铺暂不支持该商品',
    hint: '这项内容只能在手机店铺中查看和购买。',
    scan: '用手机扫码打开',
    qr: '手机店铺的二维码',
    qrOf: '在手机店铺中打开“{{name}}”的二维码',
    open: '打开手机店铺',
    openHere: '在这台设备上打开网页版',
    back: '返回上一页',
    home: '返回首页',
  },
  en: {
    title: 'PC shop does not support this product',
    hint: 'You can view and buy it in the mobile shop only.',
    scan: 'Scan with your phone',
    qr: 'QR code for the mobile shop',
    qrOf: 'QR code that opens “{{name}}” in the mobile shop',
    open: 'Open the mobile shop',
    openHere: 'Open the mobile site here',
    back: 'Go back',
    home: 'Return home',
  },
} as const;
