/** What many do at once: hearts, and the running counts of a vote (decision 372). */
import type { AppContext } from '#server/kernel/area.ts';
import { SECOND_MS } from '#schemas/time.ts';
import type { LiveArea } from '../services/live.ts';
import type { RoomKey } from '../store/log.store.ts';
import { makeGatherer, type Gatherer } from './gather.ts';
import { tellVote } from './votes.ts';

export interface Crowd {
  hearts: Gatherer<number>;
  /** Votes that were answered. */
  votes: Gatherer<ReadonlySet<string>>;
}

export function openCrowd({ stores, log, onClose }: AppContext, live: Pick<LiveArea, 'append'>): Crowd {
  const onLost = (error: unknown) => log.error({ err: error }, 'what was gathered in a live room is lost');
  const crowd: Crowd = {
    hearts: makeGatherer({
      afterMs: SECOND_MS,
      join: (one, other) => one + other,
      take: async (key: RoomKey, count) => {
        const event = { kind: 'react' as const, content: '', data: { count } };
        const change = (_offset: number, room: { reactions: number }) => ({
          reactions: room.reactions + count,
        });
        await live.append(key, { event, change });
      },
      onLost,
    }),
    votes: makeGatherer({
      afterMs: SECOND_MS,
      join: (one, other) => new Set([...one, ...other]),
      take: async (key: RoomKey, ids) => {
        for (const id of ids) await tellVote({ stores, live }, key, { voteId: id, phase: 'count' });
      },
      onLost,
    }),
  };
  onClose(async () => {
    await Promise.all([crowd.hearts.settled(), crowd.votes.settled()]);
  });
  return crowd;
}
