/** What a report on the wire says, as the rules read it (M252, M254, D78, D136): caps are kept here, so that none is lost. Pure. */
import type { InputOf } from '#schemas/api/define-endpoint.ts';
import type { learnRecordPush } from '#schemas/api/learning/reports.ts';
import { readCovered } from '#schemas/learning/covered-segments.ts';
import { REPORT_PLACE_MAX, REPORT_SECONDS_MAX } from '#schemas/learning/report.ts';
import type { ReportOrigin, SessionReport, StudyReport } from './study-state.ts';

/** A report as it was sent, by push or in a batch, where a list may stand as itself. */
export type SentReport = Omit<InputOf<typeof learnRecordPush>, 'covered'> & {
  // oxlint-disable-next-line names/no-bare-participle -- the name it has on the wire
  covered?: string | readonly (readonly number[])[] | undefined;
};

type ReadReport = { origin: ReportOrigin } & (
  | { kind: 'plain'; report: StudyReport }
  /** `isOwn`: the client made the id, and the session is opened by its first report. */
  | { kind: 'session'; id: string; isOwn: boolean; beat: string | undefined; report: SessionReport }
);

/** The furthest moment a date can name: a number beyond it is no clock's, and no column's. */
const LAST_MOMENT = 8_640_000_000_000_000;
/** Codes of kinds and states are small. */
const CODE_MAX = 999;
/** As `learn.session.open` gives them. */
const GIVEN_ID = /^[a-z0-9]{26}$/;

export const clientClock = (clientTs: number): number => Math.min(clientTs, LAST_MOMENT);

const cap = (value: number, most: number) => Math.max(0, Math.min(most, Math.floor(value)));
const code = (value = 0) => Math.max(-1, Math.min(CODE_MAX, Math.floor(value)));

type Study = 'learn_progress' | 'org_learn_progress' | 'spend_time' | 'stay_time';

function readStudy(input: Pick<SentReport, Study>): StudyReport {
  return {
    learnProgress: cap(input.learn_progress, 100),
    position: cap(input.org_learn_progress, REPORT_PLACE_MAX),
    spend: cap(input.spend_time, REPORT_SECONDS_MAX),
    stay: cap(input.stay_time, REPORT_SECONDS_MAX),
  };
}

const readOrigin = (input: SentReport): ReportOrigin => ({
  contentAppId: input.content_app_id ?? '',
  aliveType: code(input.alive_type),
  aliveState: code(input.alive_state),
  agentType: code(input.agent_type),
});

/**
 * A report with a session of its client's own and no `seq` is a plain one.
 * @returns the field that says nothing that can be read, where one does
 */
export function readReport(input: SentReport, now: number): ReadReport | { kind: 'bad'; field: string } {
  const origin = readOrigin(input);
  const { session_id: id, seq, client_ts: clientTs = now } = input;
  const beat = input.beat ?? input.token;
  const coverage = readCovered(input.covered);
  if (coverage === undefined) return { kind: 'bad', field: '/covered' };
  const isOwn = id !== undefined && !GIVEN_ID.test(id);
  if (id === undefined || (isOwn && seq === undefined))
    return { kind: 'plain', origin, report: readStudy(input) };
  if (seq === undefined || (!isOwn && beat === undefined)) return { kind: 'bad', field: '/session_id' };
  const report = { ...readStudy(input), seq, covered: coverage, clientTs: clientClock(clientTs) };
  return { kind: 'session', id, isOwn, beat, origin, report };
}
