/** The operations school’s own footer, on its login page (M98). */
import { FooterOperationPropsSchema } from '#schemas/page/chrome-props.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'footer-operation',
  family: 'chrome',
  title: { cn: '运营学院页脚', en: 'Operations-school footer' },
  description: { cn: '运营学院登录页的页脚', en: 'The footer of the operations school’s login page' },
  offers: 'chrome',
  hydrate: 'never',
  props: FooterOperationPropsSchema,
});
