/** The floating side menu: up to eight items and back-to-top (D34). */
import { SuspendMenuPropsSchema } from '#schemas/page/chrome-props.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'suspend-menu',
  family: 'chrome',
  title: { cn: '侧边悬浮菜单', en: 'Side menu' },
  description: { cn: '客服、二维码、链接和返回顶部', en: 'Service, QR codes, links and back to top' },
  offers: 'chrome',
  uses: ['chrome'],
  hydrate: 'idle',
  props: SuspendMenuPropsSchema,
});
