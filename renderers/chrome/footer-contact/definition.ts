/** The footer’s ways of contact: template2 (M93). */
import { FooterContactPropsSchema } from '#schemas/page/chrome-props.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'footer-contact',
  family: 'chrome',
  title: { cn: '页脚联系方式', en: 'Footer contact' },
  description: {
    cn: '页脚模板二：公众号与本店二维码、微博、QQ和两行文字',
    en: 'Footer template 2: QR codes of the account and the shop, microblog, QQ and two lines of text',
  },
  offers: 'chrome',
  hydrate: 'never',
  props: FooterContactPropsSchema,
});
