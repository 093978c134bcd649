/** The product-company footer (M97). */
import { FooterCompanyPropsSchema } from '#schemas/page/chrome-props.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'footer-company',
  family: 'chrome',
  title: { cn: '页脚公司信息', en: 'Footer company' },
  description: { cn: '联系电话、服务时间和地址', en: 'Contact phone, opening hours and addresses' },
  offers: 'chrome',
  hydrate: 'never',
  props: FooterCompanyPropsSchema,
});
