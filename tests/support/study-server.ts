/** A server of study reports for tests, as the contracts have it: reports of a session count once, by their `seq`, in its lease. */
import { Check, Errors } from 'typebox/value';
import type { AnyEndpoint, Caller, DataOf, InputOf } from '#schemas/api/define-endpoint.ts';
import {
  learnRecordBatch,
  SessionReportSchema,
  type SessionReportInput,
  learnRecordPush,
} from '#schemas/api/learning/reports.ts';
import { learnPlayBeat, learnSessionOpen } from '#schemas/api/learning/sessions.ts';
import { readCovered } from '#schemas/learning/covered-segments.ts';
import { PLAY_BEAT_SECONDS, PLAY_LEASE_SECONDS } from '#schemas/learning/play-lease.ts';
import type { ReportAnswer } from '#schemas/learning/report.ts';
import { SECOND_MS } from '#schemas/time.ts';
import { buildOpened } from './build-opened.ts';

/** What becomes of a call: answered, answered later, lost on its way there or back, heard twice, refused. */
export type Fate = 'now' | 'late' | 'unheard' | 'unanswered' | 'twice' | { code: string };
export type TakenReport = SessionReportInput;
type OpenedSession = DataOf<typeof learnSessionOpen>;
export type WireAnswer =
  | { ok: true; data: unknown }
  | { ok: false; code: string; msg: string; detail?: unknown };

interface Session {
  opening: OpenedSession;
  credit: number;
  beats: number;
  reports: TakenReport[];
}

/** A player of another login. */
const ELSEWHERE = 'elsewhere';
const NETWORK: WireAnswer = { ok: false, code: 'network', msg: '' };
const refuse = (code: string) => ({ ok: false as const, code, msg: code });

export function makeStudyServer(now: () => number, change: Partial<OpenedSession> = {}) {
  const sessions = new Map<string, Session>();
  const faults: string[] = [];
  const calledItems: string[] = [];
  let fates: Fate[] = [];
  let late: (() => void)[] = [];
  /** Whose player holds the lease, and since when it is as old as its last beat. */
  let holder = '';
  let heldUntil = -Infinity;
  let count = 0;
  let isFrozen = false;
  const isHeld = () => holder !== '' && now() < heldUntil;
  const hold = (id: string) => {
    if (holder !== id && holder !== '') losses.add(holder);
    [holder, heldUntil] = [id, now() + PLAY_LEASE_SECONDS * SECOND_MS];
    losses.delete(id);
  };
  const losses = new Set<string>();
  const beaten = new Map<string, number>();
  const inTheWay = (): WireAnswer => ({
    ...refuse('too-many-players'),
    detail: {
      device: holder === ELSEWHERE ? 'Firefox · Windows' : '',
      since: now(),
      is_same_login: holder === ELSEWHERE ? 0 : 1,
      resource_id: 'v_1',
    },
  });

  const open = ({ take = 0, wait = 0 }: InputOf<typeof learnSessionOpen>): WireAnswer => {
    if (isHeld() && take !== 1 && (wait === 1 || holder === ELSEWHERE)) return inTheWay();
    count += 1;
    const id = `s${String(count).padStart(25, '0')}`;
    const opening = buildOpened({
      session_id: id,
      beat: `${id} 0`,
      token: `${id} 0`,
      server_time: now(),
      ...change,
    });
    sessions.set(id, { opening, credit: 0, beats: 0, reports: [] });
    if (take === 1) hold(id);
    return { ok: true, data: opening };
  };
  const take = (id: string, beat: string, reports: readonly TakenReport[]): WireAnswer => {
    const session = sessions.get(id);
    if (session === undefined || !beat.startsWith(`${id} `)) return refuse('state-conflict');
    let last = 0;
    for (const report of reports) {
      if (report.seq <= last) faults.push(`${id}: seq ${report.seq} behind ${last}`);
      last = report.seq;
      if (report.seq <= session.credit) continue;
      session.reports.push(report);
      session.credit = report.seq;
    }
    session.beats += 1;
    const next = `${id} ${session.beats}`;
    // What was studied counts; whoever does not play any more is told.
    if (losses.has(id) && reports.some((report) => report.spend_time > 0))
      return { ...refuse('too-many-players'), detail: { kept_seq: session.credit, beat: next } };
    const data: ReportAnswer = {
      max_learn_progress: Math.max(...session.reports.map((one) => one.learn_progress), 0),
      is_finish: 0,
      finished_at: '',
      next_interval: session.opening.interval,
      server_time: now(),
      beat: next,
      token: next,
      kept_seq: session.credit,
      credited: 0,
    };
    return { ok: true, data };
  };
  const beat = ({ session_id: id, state, seq = 0 }: InputOf<typeof learnPlayBeat>): WireAnswer => {
    if (isFrozen) return NETWORK;
    if (!sessions.has(id)) return refuse('state-conflict');
    const keptAnswer: WireAnswer = { ok: true, data: { next_beat: PLAY_BEAT_SECONDS, server_time: now() } };
    if (seq <= (beaten.get(id) ?? 0)) return keptAnswer;
    beaten.set(id, seq);
    const isOthers = isHeld() && holder !== id;
    if (state === 'stopped') {
      if (holder === id) holder = '';
    } else if (isOthers && (state === 'paused' || holder === ELSEWHERE || losses.has(id))) return inTheWay();
    else if (state === 'playing' || holder === id) hold(id);
    return keptAnswer;
  };
  const hear = (endpoint: AnyEndpoint, input: object): WireAnswer => {
    if (!Check(endpoint.input, input))
      faults.push(`${endpoint.name}: ${JSON.stringify(Errors(endpoint.input, input)[0] ?? '')}`);
    const givenValue = input;
    if (endpoint.name === learnSessionOpen.name && Check(learnSessionOpen.input, givenValue))
      return open(givenValue);
    if (endpoint.name === learnPlayBeat.name && Check(learnPlayBeat.input, givenValue))
      return beat(givenValue);
    if (endpoint.name === learnRecordBatch.name && Check(learnRecordBatch.input, givenValue)) {
      const { session_id: id = '', beat: token = '', events = [] } = givenValue;
      if (events.some(({ covered }) => readCovered(covered) === undefined)) return refuse('bad-parameters');
      return take(
        id,
        token,
        events.filter((event) => Check(SessionReportSchema, event)),
      );
    }
    if (endpoint.name === learnRecordPush.name && Check(learnRecordPush.input, givenValue)) {
      const {
        session_id: id = '',
        beat = '',
        seq = 0,
        covered = '',
        client_ts: at = 0,
        ...rest
      } = givenValue;
      if (readCovered(covered) === undefined) return refuse('bad-parameters');
      return take(id, beat, [{ ...rest, seq, covered, client_ts: at }]);
    }
    return refuse('bad-parameters');
  };

  /** @param isAlive a page that is gone hears no answer. @param onTell of each answer the page hears */
  const caller = (isAlive: () => boolean, onTell: (answer: WireAnswer) => void = () => undefined): Caller => {
    async function call(endpoint: AnyEndpoint, input: object): Promise<never>;
    async function call(endpoint: AnyEndpoint, input: object): Promise<unknown> {
      calledItems.push(endpoint.name);
      const fate = fates.shift() ?? 'now';
      const answer = await new Promise<WireAnswer>((resolve) => {
        const payload = structuredClone(input);
        if (fate === 'late') return late.push(() => resolve(hear(endpoint, payload)));
        if (typeof fate === 'object') return resolve(refuse(fate.code));
        if (fate === 'unheard') return resolve(NETWORK);
        if (fate === 'twice') hear(endpoint, payload);
        const heardAnswer = hear(endpoint, payload);
        return resolve(fate === 'unanswered' ? NETWORK : heardAnswer);
      });
      if (!isAlive()) return new Promise<never>(() => undefined);
      onTell(answer);
      return answer;
    }
    return call;
  };
  return {
    caller,
    sessions,
    faults,
    called: calledItems,
    decide: (next: readonly Fate[]) => {
      fates = [...next];
    },
    /** What was late reaches the server, the last first. */
    arrive: () => {
      const waiting = late;
      late = [];
      for (const go of waiting.toReversed()) go();
    },
    /** A player of another login begins; it beats for as long as nobody takes over from it. */
    takeLease: () => {
      hold(ELSEWHERE);
      heldUntil = Infinity;
    },
    /** Nobody is heard any more. */
    freeze: () => {
      isFrozen = true;
    },
    /** That player stops. */
    freeLease: () => {
      if (holder === ELSEWHERE) holder = '';
    },
    holder: () => (isHeld() ? holder : ''),
    forget: (id: string) => void sessions.delete(id),
  };
}
