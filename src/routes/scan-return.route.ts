/** Where WeChat, QQ or WeCom send a browser back to (D48): the page that ends a scan. */
import { defineRoute } from '#engine/define-route.ts';
import { scanReturn } from '#schemas/page/fixed/scan-return.ts';
import { pageAt } from '#schemas/paths.ts';

export const route = defineRoute({
  ...pageAt('scan-return'),
  title: { cn: '扫码结果', en: 'Result of a scan' },
  layout: 'blank',
  exempt: true,
  index: false,
  shared: false,
  shows: (context) => ({ kind: 'fixed', document: scanReturn(context), status: 200 }),
});
