/** The phone's page of a scanned code (D48): opening it agrees to nothing. */
import { defineRoute } from '#engine/define-route.ts';
import { qrConfirm } from '#schemas/page/fixed/qr-confirm.ts';
import { pageAt } from '#schemas/paths.ts';

export const route = defineRoute({
  ...pageAt('qr-confirm'),
  title: { cn: '扫码确认', en: 'Confirm on this phone' },
  layout: 'blank',
  exempt: true,
  index: false,
  shared: false,
  shows: (context) => ({ kind: 'fixed', document: qrConfirm(context), status: 200 }),
});
