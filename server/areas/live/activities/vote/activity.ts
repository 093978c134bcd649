/** Votes of a live room (ADR-372). */
import { activity as facts } from '#schemas/live/activities/vote.ts';
import { SECOND_MS } from '#schemas/time.ts';
import { liveVote, liveVoteCast } from '../../tables/votes.ts';
import { makeGatherer, type Gatherer } from '../../services/gather.ts';
import { defineActivity } from '../define-activity.ts';
import { endVote, readVoteReport, tellVote } from './vote.ts';
import { createVoteStore, type VoteStore } from './votes.store.ts';

declare module '#server/kernel/area.ts' {
  interface Stores {
    liveVotes: VoteStore;
  }
}
declare module '../define-activity.ts' {
  interface Crowds {
    /** Votes that were answered. */
    vote: Gatherer<ReadonlySet<string>>;
  }
}

export const activity = defineActivity({
  facts,
  tables: { liveVote, liveVoteCast },
  stores: (db) => ({ liveVotes: createVoteStore(db) }),
  state: ({ voteId }) => ({ vote_id: voteId }),
  report: readVoteReport,
  rows: ({ votes }) =>
    votes.flatMap(({ title, options }) =>
      options.map(({ text, count }) => ['vote', `${title}: ${text}`, String(count)]),
    ),
  crowd: ({ stores, live, log }): Gatherer<ReadonlySet<string>> =>
    makeGatherer({
      afterMs: SECOND_MS,
      join: (one, other) => new Set([...one, ...other]),
      take: async (key, ids) => {
        for (const id of ids) await tellVote({ stores, live }, key, { voteId: id, phase: 'count' });
      },
      log,
    }),
  end: async (deps, key) => {
    const vote = await deps.stores.liveVotes.last(key);
    if (vote?.endedAt === null) await endVote(deps, key, vote.id);
  },
  ended: { voteId: '' },
  forget: (tx, person) => createVoteStore(tx).forget(person),
});
