/** Votes: begun and ended by the host, one answer a person, results told as they come (ADR-372). */
import type { Vote } from '#schemas/live/activities/vote.ts';
import type { LiveReport } from '#schemas/live/report.ts';
import type { Deps } from '#server/kernel/area.ts';
import { randomId } from '#server/kernel/db/random-id.ts';
import type { RoomKey } from '../../store/log.store.ts';
import type { ReportDeps, ReportQuestion } from '../define-activity.ts';
import type { VoteRow } from './votes.store.ts';

type World = Pick<Deps, 'stores' | 'clock' | 'live'>;

const NO_VOTE: Vote = {
  vote_id: '',
  title: '',
  options: [],
  is_multiple: false,
  is_open: false,
  voters: 0,
  mine: [],
};

export async function startVote(
  { stores, clock, live }: World,
  key: RoomKey,
  vote: { title: string; options: string[]; isMultiple: boolean },
): Promise<string> {
  const row = { ...key, ...vote, id: randomId('vt'), startedAt: clock.now() };
  await stores.liveVotes.start(row, async (tx) => {
    const data = { phase: 'start', vote_id: row.id };
    const event = { kind: 'vote' as const, content: row.title, data };
    await live.appendIn(tx, key, { event, change: { voteId: row.id } });
  });
  return row.id;
}

export async function endVote({ stores, clock, live }: World, key: RoomKey, voteId: string): Promise<void> {
  const voteKey = { appId: key.appId, voteId };
  const vote = await stores.liveVotes.byId(voteKey);
  if (vote === undefined) return;
  const { counts, voters } = await stores.liveVotes.counts(voteKey, vote.options.length);
  await stores.liveVotes.end(voteKey, clock.now(), async (tx) => {
    const data = { phase: 'end', vote_id: voteId, voters, counts: counts.join(',') };
    const event = { kind: 'vote' as const, content: vote.title, data };
    await live.appendIn(tx, key, { event, change: { voteId: '' } });
  });
}

/** Tells everybody how it stands. */
export async function tellVote(
  { stores, live }: { stores: Deps['stores']; live: Pick<Deps['live'], 'append'> },
  key: RoomKey,
  { voteId, phase }: { voteId: string; phase: string },
): Promise<void> {
  const voteKey = { appId: key.appId, voteId };
  const vote = await stores.liveVotes.byId(voteKey);
  if (vote === undefined || vote.endedAt !== null) return;
  const { counts, voters } = await stores.liveVotes.counts(voteKey, vote.options.length);
  const data = { phase, vote_id: voteId, voters, counts: counts.join(',') };
  await live.append(key, { event: { kind: 'vote', content: vote.title, data } });
}

export async function presentVote(
  { stores }: Pick<World, 'stores'>,
  vote: VoteRow | undefined,
  userId: string | undefined,
): Promise<Vote> {
  if (vote === undefined) return NO_VOTE;
  const voteKey = { appId: vote.appId, voteId: vote.id };
  const { counts, voters } = await stores.liveVotes.counts(voteKey, vote.options.length);
  return {
    vote_id: vote.id,
    title: vote.title,
    options: vote.options.map((text, index) => ({ text, count: counts[index] ?? 0 })),
    is_multiple: vote.isMultiple,
    is_open: vote.endedAt === null,
    voters,
    mine: userId === undefined ? [] : await stores.liveVotes.mine(voteKey, userId),
  };
}

export async function readVoteReport(
  { stores }: ReportDeps,
  { key }: Pick<ReportQuestion, 'key'>,
): Promise<Pick<LiveReport, 'votes'>> {
  const votes = (await stores.liveVotes.list(key)).map(async ({ id, title, options }) => {
    const voteKey = { appId: key.appId, voteId: id };
    const { counts, voters } = await stores.liveVotes.counts(voteKey, options.length);
    const results = options.map((text, index) => ({ text, count: counts[index] ?? 0 }));
    return { vote_id: id, title, voters, options: results };
  });
  return { votes: await Promise.all(votes) };
}
