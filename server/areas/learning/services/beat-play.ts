/** Keeps a beat of a player, in one transaction that holds the learner's row (D129). */
import type { DataOf, InputOf } from '#schemas/api/define-endpoint.ts';
import type { learnPlayBeat } from '#schemas/api/learning/sessions.ts';
import { PLAY_BEAT_SECONDS } from '#schemas/learning/play-lease.ts';
import type { Deps } from '#server/kernel/area.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';
import { describePlayer } from './describe-player.ts';
import { takeBeat } from '../rules/lease.ts';
import type { StudyClock } from '../rules/study-state.ts';
import { createStudyStore, type Learner } from '../store/study.store.ts';

type Beat = InputOf<typeof learnPlayBeat>;
type BeatResult =
  | { kind: 'unknown' }
  | { kind: 'elsewhere'; clock: StudyClock }
  | { kind: 'kept'; now: number };

function writeBeat(
  { stores, clock: time }: Pick<Deps, 'stores' | 'clock'>,
  learner: Learner,
  { session_id: id, state, seq, position = 0 }: Beat,
  by: string,
): Promise<BeatResult> {
  return stores.study.transaction(async (tx): Promise<BeatResult> => {
    const store = createStudyStore(tx);
    const clock = await store.lockClock(learner);
    const match = await store.session(learner, id);
    if (match === undefined) return { kind: 'unknown' };
    const { session, subject } = match;
    const now = time.now();
    const player = { by, resourceId: subject.resourceId, second: position, now };
    const beaten = takeBeat({ clock, session }, { state, seq }, player);
    if (beaten.lostSession !== undefined) await store.loseSession(learner, beaten.lostSession, now);
    if (beaten.clock !== clock) await store.writeClock(learner, beaten.clock);
    if (beaten.session !== session) await store.writeSession(learner, beaten.session);
    return beaten.isElsewhere ? { kind: 'elsewhere', clock } : { kind: 'kept', now };
  });
}

/** @returns what is told of the other player, where one holds the lease */
export async function beatPlay(
  deps: Pick<Deps, 'stores' | 'clock'>,
  learner: Learner,
  beat: Beat,
  by: string,
): Promise<BeatOutcome> {
  const result = await writeBeat(deps, learner, beat, by);
  switch (result.kind) {
    case 'unknown':
      return fail('state-conflict');
    case 'elsewhere':
      return fail('too-many-players', await describePlayer(deps, learner, result.clock, by));
    case 'kept':
      return ok({ next_beat: PLAY_BEAT_SECONDS, server_time: result.now });
  }
}

type BeatOutcome =
  | ReturnType<typeof ok<DataOf<typeof learnPlayBeat>>>
  | ReturnType<typeof fail<'state-conflict' | 'too-many-players'>>;
