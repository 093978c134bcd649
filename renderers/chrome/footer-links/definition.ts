/** The footer’s links: template1 (M92). */
import { FooterLinksPropsSchema } from '#schemas/page/chrome-props.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'footer-links',
  family: 'chrome',
  title: { cn: '页脚链接', en: 'Footer links' },
  description: {
    cn: '页脚模板一：链接与分组',
    en: 'Footer template 1: links, in groups where they have sub-links',
  },
  offers: 'chrome',
  hydrate: 'never',
  props: FooterLinksPropsSchema,
});
