/** A server of study reports for tests, as the contracts have it: reports of a session count once, by their `seq`, in its lease. */
import { Check, Errors } from 'typebox/value';
import type { AnyEndpoint, Caller, DataOf, InputOf } from '#schemas/api/define-endpoint.ts';
import { learnRecordBatch } from '#schemas/api/learn/learn.record.batch.ts';
import { learnRecordPush } from '#schemas/api/learn/learn.record.push.ts';
import { learnSessionOpen } from '#schemas/api/learn/learn.session.open.ts';
import type { ReportAnswer } from '#schemas/learning/report.ts';
import { buildOpened } from './build-opened.ts';

/** What becomes of a call: answered, answered later, lost on its way there or back, heard twice, refused. */
export type Fate = 'now' | 'late' | 'unheard' | 'unanswered' | 'twice' | { code: string };
export type TakenReport = InputOf<typeof learnRecordBatch>['reports'][number];
type Opened = DataOf<typeof learnSessionOpen>;
export type WireAnswer =
  | { ok: true; data: unknown }
  | { ok: false; code: string; msg: string; detail?: unknown };

interface Session {
  opened: Opened;
  kept: number;
  beats: number;
  reports: TakenReport[];
}

const NETWORK: WireAnswer = { ok: false, code: 'network', msg: '' };
const refuse = (code: string) => ({ ok: false as const, code, msg: code });

export function makeStudyServer(now: () => number, change: Partial<Opened> = {}) {
  const sessions = new Map<string, Session>();
  const faults: string[] = [];
  const called: string[] = [];
  let fates: Fate[] = [];
  let late: (() => void)[] = [];
  let holder = '';
  let count = 0;

  const open = ({ take = 0 }: InputOf<typeof learnSessionOpen>): WireAnswer => {
    if (holder === 'elsewhere' && take !== 1) return refuse('too-many-players');
    count += 1;
    const id = `s${String(count).padStart(25, '0')}`;
    const opened = buildOpened({ session_id: id, beat: `${id} 0`, server_time: now(), ...change });
    sessions.set(id, { opened, kept: 0, beats: 0, reports: [] });
    holder = id;
    return { ok: true, data: opened };
  };
  const take = (id: string, beat: string, reports: readonly TakenReport[]): WireAnswer => {
    const session = sessions.get(id);
    if (session === undefined || !beat.startsWith(`${id} `)) return refuse('state-conflict');
    let last = 0;
    for (const report of reports) {
      if (report.seq <= last) faults.push(`${id}: seq ${report.seq} behind ${last}`);
      last = report.seq;
      if (report.seq <= session.kept) continue;
      session.reports.push(report);
      session.kept = report.seq;
    }
    session.beats += 1;
    const next = `${id} ${session.beats}`;
    // What was studied counts; whoever does not play any more is told.
    if (holder !== id)
      return { ...refuse('too-many-players'), detail: { kept_seq: session.kept, beat: next } };
    const data: ReportAnswer = {
      max_learn_progress: Math.max(...session.reports.map((one) => one.learn_progress), 0),
      is_finish: 0,
      finished_at: '',
      next_interval: session.opened.interval,
      server_time: now(),
      beat: next,
      kept_seq: session.kept,
      credited: 0,
    };
    return { ok: true, data };
  };
  const hear = (endpoint: AnyEndpoint, input: object): WireAnswer => {
    if (!Check(endpoint.input, input))
      faults.push(`${endpoint.name}: ${JSON.stringify(Errors(endpoint.input, input)[0] ?? '')}`);
    const given = input;
    if (endpoint.name === learnSessionOpen.name && Check(learnSessionOpen.input, given)) return open(given);
    if (endpoint.name === learnRecordBatch.name && Check(learnRecordBatch.input, given))
      return take(given.session_id, given.beat, given.reports);
    if (endpoint.name === learnRecordPush.name && Check(learnRecordPush.input, given)) {
      const { session_id: id = '', beat = '', seq = 0, covered = '', client_ts: at = 0, ...rest } = given;
      return take(id, beat, [{ ...rest, seq, covered, client_ts: at }]);
    }
    return refuse('bad-parameters');
  };

  /** @param isAlive a page that is gone hears no answer. @param told of each answer the page hears */
  const caller = (isAlive: () => boolean, told: (answer: WireAnswer) => void = () => undefined): Caller => {
    async function call(endpoint: AnyEndpoint, input: object): Promise<never>;
    async function call(endpoint: AnyEndpoint, input: object): Promise<unknown> {
      called.push(endpoint.name);
      const fate = fates.shift() ?? 'now';
      const answer = await new Promise<WireAnswer>((resolve) => {
        const sent = structuredClone(input);
        if (fate === 'late') return late.push(() => resolve(hear(endpoint, sent)));
        if (typeof fate === 'object') return resolve(refuse(fate.code));
        if (fate === 'unheard') return resolve(NETWORK);
        if (fate === 'twice') hear(endpoint, sent);
        const heard = hear(endpoint, sent);
        return resolve(fate === 'unanswered' ? NETWORK : heard);
      });
      if (!isAlive()) return new Promise<never>(() => undefined);
      told(answer);
      return answer;
    }
    return call;
  };
  return {
    caller,
    sessions,
    faults,
    called,
    decide: (next: readonly Fate[]) => {
      fates = [...next];
    },
    /** What was late reaches the server, the last first. */
    arrive: () => {
      const waiting = late;
      late = [];
      for (const go of waiting.toReversed()) go();
    },
    takeLease: () => {
      holder = 'elsewhere';
    },
    forget: (id: string) => void sessions.delete(id),
  };
}
