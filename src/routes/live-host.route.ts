/** Where a live room is hosted from (D95-D106). */
import { defineRoute, type RouteAnswer } from '#engine/define-route.ts';
import { pageAt } from '#schemas/paths.ts';

export const route = defineRoute({
  ...pageAt('live-host'),
  layout: 'focus',
  title: { cn: '直播间管理', en: 'Live studio' },
  shows: (context) => ({
    kind: 'asked',
    // Which activities there are is known by who hosts alone, and weighs nothing on other pages.
    ask: async (): Promise<RouteAnswer> => {
      const { liveHost } = await import('#schemas/page/fixed/live-host.ts');
      return {
        kind: 'answered',
        shows: { kind: 'fixed', document: liveHost(context), status: 200 },
        tags: [],
      };
    },
  }),
});
