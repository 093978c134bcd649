/** Hearts of a live room: those of a second are one event of the log (ADR-372). */
import { activity as facts } from '#schemas/live/activities/heart.ts';
import { SECOND_MS } from '#schemas/time.ts';
import { makeGatherer, type Gatherer } from '../../services/gather.ts';
import { defineActivity } from '../define-activity.ts';

declare module '../define-activity.ts' {
  interface Crowds {
    heart: Gatherer<number>;
  }
}

export const activity = defineActivity({
  facts,
  state: ({ reactions }) => ({ reactions }),
  crowd: ({ live, log }): Gatherer<number> =>
    makeGatherer({
      afterMs: SECOND_MS,
      join: (one, other) => one + other,
      take: async (key, count) => {
        const event = { kind: 'react' as const, content: '', data: { count } };
        const change = (_offset: number, room: { reactions: number }) => ({
          reactions: room.reactions + count,
        });
        await live.append(key, { event, change });
      },
      log,
    }),
});
