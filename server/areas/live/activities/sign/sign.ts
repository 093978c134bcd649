/** Sign-ins: begun by the host, open by the server's clock, closed by a job (M246, D99). */
import type { Sign } from '#schemas/live/activities/sign.ts';
import type { LiveReport } from '#schemas/live/report.ts';
import { msOf, secondsOf } from '#schemas/time.ts';
import type { Deps } from '#server/kernel/area.ts';
import { randomId } from '#server/kernel/db/random-id.ts';
import { defineJob } from '#server/kernel/jobs/define-job.ts';
import { readPartOfRoom, type PartOfRoom } from '../../jobs/job-kinds.ts';
import type { ReportDeps, ReportQuestion } from '../define-activity.ts';
import type { RoomKey } from '../../store/log.store.ts';

type World = Pick<Deps, 'stores' | 'clock' | 'queue' | 'live'>;

/** At the end of a sign-in. */
export const closeSign = defineJob<PartOfRoom>({ name: 'live.sign.close', read: readPartOfRoom });

/** Where none is open. */
const NOTHING = { sign_id: '', time: 0, expire_at: 0, is_signed: false, count: 0 };

export async function startSign(
  { stores, clock, queue, live }: World,
  key: RoomKey,
  time: number,
): Promise<{ sign_id: string; time: number; expire_at: number }> {
  const startedAt = clock.now();
  const row = { ...key, id: randomId('sg'), startedAt, closesAt: startedAt + msOf(time) };
  const answer = { sign_id: row.id, time, expire_at: secondsOf(row.closesAt) };
  await stores.liveSigns.start(row, async (tx) => {
    const event = { kind: 'sign' as const, content: '', data: { phase: 'start', ...answer } };
    await live.appendIn(tx, key, { event, change: { signId: row.id } });
    const job = { ...key, id: row.id };
    await queue.enqueue(tx, closeSign, job, { key: `${key.appId}/${row.id}`, runAt: row.closesAt });
  });
  return answer;
}

/** Takes a sign-in off the room's state once it is closed; another one that runs meanwhile stays. */
export async function endSign({ stores, live }: World, { appId, aliveId, id }: PartOfRoom) {
  const key = { appId, aliveId };
  const last = await stores.liveSigns.last(key);
  if (last?.id === id) await live.change(key, { signId: '' });
}

/** What is open now, for this person. */
export async function readSign(
  { stores, clock }: Pick<World, 'stores' | 'clock'>,
  key: RoomKey,
  userId: string | undefined,
): Promise<Sign> {
  const now = clock.now();
  const last = await stores.liveSigns.last(key);
  if (last === undefined || now >= last.closesAt) return { ...NOTHING, server_time: now };
  return {
    sign_id: last.id,
    time: secondsOf(last.closesAt - last.startedAt),
    expire_at: secondsOf(last.closesAt),
    is_signed: userId !== undefined && (await stores.liveSigns.has(key, userId, last.id)),
    count: last.signed,
    server_time: now,
  };
}

export async function readSignReport(
  { stores }: ReportDeps,
  { key }: Pick<ReportQuestion, 'key'>,
): Promise<Pick<LiveReport, 'signs'>> {
  const rows = await stores.liveSigns.list(key);
  return {
    signs: rows.map(({ id, startedAt, signed }) => ({
      sign_id: id,
      ts: secondsOf(startedAt),
      count: signed,
    })),
  };
}
