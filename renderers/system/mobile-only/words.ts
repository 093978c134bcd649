/** Words of the phones-only screen. */
export const words = {
  cn: {
    title: '请在手机上打开',
    hint: '{{shop}}仅支持手机访问，请用手机扫描二维码进入。',
    noPhone: '{{shop}}仅支持手机访问。',
    qr: '手机店铺的二维码',
  },
  en: {
    title: 'Open it on your phone',
    hint: '{{shop}} is for phones only. Scan the code with yours to enter.',
    noPhone: '{{shop}} is for phones only.',
    qr: 'QR code for the mobile shop',
  },
} as const;
