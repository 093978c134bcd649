/** Where a live room is hosted from (D95-D106). */
import { defineRoute } from '#engine/define-route.ts';
import { liveHost } from '#schemas/page/fixed/live-host.ts';
import { pageAt } from '#schemas/paths.ts';

export const route = defineRoute({
  ...pageAt('live-host'),
  layout: 'focus',
  title: { cn: '直播间管理', en: 'Live studio' },
  shows: (context) => ({ kind: 'fixed', document: liveHost(context), status: 200 }),
});
