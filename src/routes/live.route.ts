/** Routes of live rooms: watching one, hosting one. */
import { defineRoute, type RouteAnswer } from '#engine/define-route.ts';
import { pageAt } from '#schemas/paths.ts';

/** Where a live room is hosted from (D95-D106). */
export const liveHostRoute = defineRoute({
  ...pageAt('live-host'),
  layout: 'focus',
  title: { cn: '直播间管理', en: 'Live studio' },
  shows: (context) => ({
    kind: 'asked',
    // Which activities there are is known by who hosts alone, and weighs nothing on other pages.
    ask: async (): Promise<RouteAnswer> => {
      const { liveHost } = await import('#schemas/page/fixed/learning.ts');
      return {
        kind: 'answered',
        shows: { kind: 'fixed', document: liveHost(context), status: 200 },
        tags: [],
      };
    },
  }),
});

/** A live room (D29, M52): the same address while it is to come, on air, over and seen again (ADR-365). */
export const liveRoute = defineRoute({
  ...pageAt('live'),
  layout: 'live',
  title: { cn: '直播间', en: 'Live room' },
  shows: (context) => ({
    kind: 'asked',
    ask: async (call) => (await import('./ask-live.ts')).askLive(context, call),
  }),
});
