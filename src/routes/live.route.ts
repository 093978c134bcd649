/** A live room (D29, M52): the same address while it is to come, on air, over and seen again (ADR-365). */
import { defineRoute } from '#engine/define-route.ts';
import { pageAt } from '#schemas/paths.ts';

export const route = defineRoute({
  ...pageAt('live'),
  layout: 'live',
  title: { cn: '直播间', en: 'Live room' },
  shows: (context) => ({
    kind: 'asked',
    ask: async (call) => (await import('./ask-live.ts')).askLive(context, call),
  }),
});
