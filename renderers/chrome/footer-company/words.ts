/** Words of the product-company footer. */
export const words = {
  cn: { label: '联系方式', phone: '联系电话', hours: '服务时间', address: '公司地址' },
  en: { label: 'Contact', phone: 'Phone', hours: 'Opening hours', address: 'Address' },
} as const;
