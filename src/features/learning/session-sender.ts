/** Sends what waits of one session, in its order, and forgets what the server says it counts. */
import { LAST_CALL_BYTES } from '#api/last-call.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { BATCH_MAX, learnRecordBatch, learnRecordPush } from '#schemas/api/learning/reports.ts';
import { beatKey, reportKey, type Owner } from './stored-report.ts';
import { REPORTS_MAX, type QueuePorts } from './queue-ports.ts';
import type { OpenedSession, Report, ReportAnswerOf } from './study-state.ts';

export interface SessionSender {
  /** Adds reports, later ones than any before. */
  add(reports: readonly Report[]): void;
  /** Sends until nothing waits or an answer says no; one run at a time. Answers the last answer. */
  pump(): Promise<ReportAnswerOf | undefined>;
  /** What fits into it is on its way when this returns. */
  last(): Promise<void>;
  /** From here on nothing is sent, and no answer is heard. */
  mute(): void;
  waits(): boolean;
  /** Active seconds in the reports that wait. */
  waitingSeconds(): number;
  isSending(): boolean;
  /** Something of it will never be counted. */
  hasLost(): boolean;
}

/** What the session was when it was opened, as far as it is known. */
export type StartedSession = Pick<OpenedSession, 'session_id' | 'beat' | 'learn_progress' | 'position'>;

/** The server knows no such session, or no such lesson, and never will. */
const HOPELESS: ReadonlySet<string> = new Set(['state-conflict', 'not-found']);
/** One of them is not right: asked for again together they would stand in each other's way. */
const OF_ONE: ReadonlySet<string> = new Set(['fast-forward-limited', 'bad-parameters']);
/** Half of what may be on its way at a time: two such calls may meet. */
const LAST_LETTERS = LAST_CALL_BYTES / 2;

type KeptTo = Pick<Extract<ReportAnswerOf, { ok: true }>['data'], 'kept_seq' | 'beat'>;

/** What is counted: whoever lost the lease is told so with what was kept until then. */
function keptBy(answer: ReportAnswerOf): KeptTo | undefined {
  if (answer.ok) return answer.data;
  const { detail } = answer;
  if (answer.code !== 'too-many-players' || typeof detail !== 'object' || detail === null) return undefined;
  if (!('kept_seq' in detail) || typeof detail.kept_seq !== 'number') return undefined;
  const beat = 'beat' in detail && typeof detail.beat === 'string' ? detail.beat : '';
  return { kept_seq: detail.kept_seq, beat };
}

function fitting(reports: readonly Report[]): Report[] {
  let letters = 0;
  return reports.filter((report) => (letters += JSON.stringify(report).length) <= LAST_LETTERS);
}

export function makeSender(
  { rows, call, lastCall, now, onLoss }: Pick<QueuePorts, 'rows' | 'call' | 'lastCall' | 'now' | 'onLoss'>,
  owner: Owner,
  start: StartedSession,
  onAnswer: (answer: ReportAnswerOf) => void,
): SessionSender {
  const session = start.session_id;
  let { beat } = start;
  /** Where the server last saw the learner. */
  let lastPlace = { learn_progress: start.learn_progress, org_learn_progress: start.position };
  let waiting: Report[] = [];
  let countedTo = 0;
  let isSending = false;
  let isMuted = false;
  let hasLost = false;
  /** How many go at once: one, where one of several was refused. */
  let most = BATCH_MAX;

  const forget = (reports: readonly Report[]) =>
    void rows.remove(reports.map(({ seq }) => reportKey(owner, session, seq)));
  const drop = (reports: readonly Report[], why: string) => {
    if (reports.length === 0) return;
    hasLost = true;
    waiting = waiting.filter((report) => !reports.includes(report));
    forget(reports);
    onLoss(`${String(reports.length)} reports of study: ${why}`);
  };

  const removeCounted = ({ kept_seq: keptSeq, beat: next }: KeptTo) => {
    const countedReports = waiting.filter(({ seq }) => seq <= keptSeq);
    if (keptSeq > countedTo) {
      countedTo = keptSeq;
      if (next !== '') beat = next;
      lastPlace = countedReports.at(-1) ?? lastPlace;
      void rows.put([{ key: beatKey(owner, session), value: { keptAt: now(), beat } }]);
    }
    waiting = waiting.filter(({ seq }) => seq > keptSeq);
    forget(countedReports);
    most = BATCH_MAX;
    return countedReports.length > 0;
  };
  /** Its seconds stand, where it leads to does not (D81); refused again it is given up. */
  const tame = (report: Report, code: string) => {
    const slowReport: Report = {
      ...report,
      learn_progress: lastPlace.learn_progress,
      org_learn_progress: lastPlace.org_learn_progress,
      covered: '',
    };
    const isTame = report.covered === '' && report.org_learn_progress === slowReport.org_learn_progress;
    if (code !== 'fast-forward-limited' || isTame) return drop([report], code);
    waiting = waiting.map((one) => (one.seq === report.seq ? slowReport : one));
    void rows.put([
      { key: reportKey(owner, session, report.seq), value: { keptAt: now(), report: slowReport } },
    ]);
  };
  /** Whether the next ones may follow at once. */
  const take = (batch: readonly Report[], answer: ReportAnswerOf): boolean => {
    const receipt = keptBy(answer);
    if (receipt !== undefined) return removeCounted(receipt);
    if (answer.ok) return false;
    const [first] = batch;
    if (HOPELESS.has(answer.code)) drop([...waiting], answer.code);
    if (!OF_ONE.has(answer.code) || first === undefined) return false;
    if (batch.length === 1) tame(waiting.find(({ seq }) => seq === first.seq) ?? first, answer.code);
    most = 1;
    return true;
  };
  const turn = async (caller: Caller, reports: readonly Report[]) => {
    const of = { session_id: session, beat };
    const [first, second] = reports;
    const answer =
      first !== undefined && second === undefined
        ? await caller(learnRecordPush, { ...first, ...of })
        : await caller(learnRecordBatch, { ...of, events: [...reports] });
    if (isMuted) return { answer, goesOn: false };
    const goesOn = take(reports, answer);
    onAnswer(answer);
    return { answer, goesOn };
  };
  return {
    add: (reports) => {
      waiting.push(...reports);
      if (waiting.length > REPORTS_MAX) drop(waiting.slice(0, waiting.length - REPORTS_MAX), 'too many');
    },
    pump: async () => {
      if (isSending) return undefined;
      isSending = true;
      let answer: ReportAnswerOf | undefined;
      for (let goesOn = true; goesOn && !isMuted && waiting.length > 0;)
        ({ answer, goesOn } = await turn(call, waiting.slice(0, most)));
      isSending = false;
      return answer;
    },
    last: async () => {
      const some = fitting(waiting.slice(0, most));
      if (some.length > 0 && !isMuted) await turn(lastCall, some);
    },
    mute: () => {
      isMuted = true;
    },
    waits: () => waiting.length > 0,
    waitingSeconds: () => waiting.reduce((sum, { spend_time: spend }) => sum + spend, 0),
    isSending: () => isSending,
    hasLost: () => hasLost,
  };
}
