/** Round prizes: started by the host, joined by whoever meets the condition, drawn by the server (D100, ADR-371). */
import { maskedName, PRIZE_CONDITION } from '#schemas/live/activities/prize.ts';
import type { LiveReport } from '#schemas/live/report.ts';
import { msOf, secondsOf } from '#schemas/time.ts';
import type { Deps } from '#server/kernel/area.ts';
import { randomId } from '#server/kernel/db/random-id.ts';
import { defineJob } from '#server/kernel/jobs/define-job.ts';
import { readPartOfRoom, type PartOfRoom } from '../../jobs/job-kinds.ts';
import type { ReportDeps, ReportQuestion } from '../define-activity.ts';
import { newSeed, seedHash } from './draw.ts';
import { isConditionMet } from './prize-condition.ts';
import type { RoomKey } from '../../store/log.store.ts';
import type { PrizeRow } from './prizes.store.ts';
import type { Acting } from '../../services/in-room.ts';

type World = Pick<Deps, 'stores' | 'clock' | 'queue' | 'live'>;

/** At the end of a prize's countdown. */
export const drawRound = defineJob<PartOfRoom>({ name: 'live.prize.draw', read: readPartOfRoom });

interface NewPrize {
  name: string;
  seconds: number;
  winners: number;
  condition: number;
  conditionText: string;
  minutes: number;
}

/** Undefined where one runs already. */
export async function startPrize(
  { stores, clock, queue, live }: World,
  key: RoomKey,
  { seconds, ...newPrize }: NewPrize,
): Promise<{ prize_id: string; draw_at: number; seed_hash: string } | undefined> {
  const startedAt = clock.now();
  const times = { startedAt, drawsAt: startedAt + msOf(seconds) };
  const row = { ...key, ...newPrize, ...times, id: randomId('pz'), seed: newSeed() };
  const answer = { prize_id: row.id, draw_at: secondsOf(row.drawsAt), seed_hash: seedHash(row.seed) };
  const isStarted = await stores.livePrizes.start(row, async (tx) => {
    const { condition, conditionText, minutes, winners } = newPrize;
    const data = { phase: 'start', ...answer, condition, condition_text: conditionText, minutes, winners };
    const event = { kind: 'prize' as const, content: row.name, data };
    await live.appendIn(tx, key, { event, change: { prizeId: row.id } });
    const job = { ...key, id: row.id };
    await queue.enqueue(tx, drawRound, job, { key: `${key.appId}/${row.id}`, runAt: row.drawsAt });
  });
  if (!isStarted) return undefined;
  return answer;
}

/** Draws it, where it was not drawn before; masked names and winning tickets are told to everybody. */
export async function drawPrize(
  { stores, clock, live }: Pick<World, 'stores' | 'clock' | 'live'>,
  key: RoomKey,
  prizeId: string,
): Promise<void> {
  const prizeKey = { appId: key.appId, prizeId };
  await stores.livePrizes.draw(prizeKey, clock.now(), async (tx, { prize, winners }) => {
    const data = {
      phase: 'drawn',
      prize_id: prize.id,
      joiners: prize.joiners,
      names: winners.map(({ nickname }) => maskedName(nickname)).join('、'),
      tickets: winners.map(({ ticket }) => String(ticket)).join(','),
    };
    const event = { kind: 'prize' as const, content: prize.name, data };
    await live.appendIn(tx, key, { event, change: { prizeId: '' } });
  });
}

async function isMet({ stores }: World, { key, userId, member }: Acting, prize: PrizeRow): Promise<boolean> {
  const { condition, conditionText, startedAt } = prize;
  const isAsked = (one: number) => condition === one;
  return isConditionMet(prize, {
    hasWritten:
      isAsked(PRIZE_CONDITION.keyword) &&
      (await stores.liveReports.hasWritten(key, userId, { words: conditionText, since: startedAt })),
    hasSigned: isAsked(PRIZE_CONDITION.signed) && (await stores.liveSigns.has(key, userId)),
    watchedSeconds: member?.watchedSeconds ?? 0,
  });
}

export async function joinPrize(
  world: World,
  acting: Acting,
  prizeId: string,
): Promise<
  | { ok: true; ticket: number }
  | { ok: false; code: 'not-found' | 'state-conflict' | 'prize-condition'; condition?: number }
> {
  const { stores, clock } = world;
  const { key, userId, nickname } = acting;
  const prize = await stores.livePrizes.ofRoom(key, prizeId);
  if (prize === undefined) return { ok: false, code: 'not-found' };
  const mine = await stores.livePrizes.ticketOf(prize, userId);
  if (mine !== undefined) return { ok: true, ticket: mine.ticket };
  if (!(await isMet(world, acting, prize)))
    return { ok: false, code: 'prize-condition', condition: prize.condition };
  const joiner = { appId: key.appId, prizeId, userId, nickname, at: clock.now() };
  const entry = await stores.livePrizes.join(joiner);
  if (entry.kind === 'joined') return { ok: true, ticket: entry.ticket };
  return { ok: false, code: entry.kind === 'missing' ? 'not-found' : 'state-conflict' };
}

export async function readPrizeReport(
  { stores }: ReportDeps,
  { key }: Pick<ReportQuestion, 'key'>,
): Promise<Pick<LiveReport, 'prizes'>> {
  const prizes = (await stores.livePrizes.list(key)).map(async ({ id, name, startedAt, joiners }) => {
    const winners = await stores.livePrizes.winners({ appId: key.appId, prizeId: id });
    const names = winners.map(({ nickname, card }) => ({
      nickname,
      ...(card ?? { name: '', phone: '', address: '' }),
    }));
    return { prize_id: id, name, ts: secondsOf(startedAt), joiners, won: names };
  });
  return { prizes: await Promise.all(prizes) };
}
