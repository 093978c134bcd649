/** Keeps reports as they were sent: in groups of one session and lesson, each as a whole, each lesson asked for once. */
import type { Viewer } from '#server/areas/identity/area.ts';
import type { ShopContext } from '#server/areas/shop/area.ts';
import type { Deps } from '#server/kernel/area.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';
import { defineCounter } from '#server/kernel/metrics/counters.ts';
import { keepPlainReport, keepReports, type KeepReportsResult, type SessionReports } from './keep-reports.ts';
import { readLesson, type Lesson } from './read-lesson.ts';
import { readReport, type SentReport } from '../rules/read-report.ts';

type ParsedReport = Exclude<ReturnType<typeof readReport>, { kind: 'bad' }>;
type Group = { request: SentReport } & (
  | { kind: 'plain'; read: Extract<ParsedReport, { kind: 'plain' }> }
  | { kind: 'session'; input: SessionReports }
);

const isOfLesson = (one: SentReport, other: SentReport) =>
  one.resource_id === other.resource_id && one.resource_type === other.resource_type;

/** Reports of one session that follow one another are one group; a plain report is one by itself. */
function groupReports(all: readonly { request: SentReport; read: ParsedReport }[]): Group[] {
  const groups: Group[] = [];
  for (const { request, read } of all) {
    const last = groups.at(-1);
    if (read.kind === 'plain') groups.push({ kind: 'plain', request, read });
    else if (last?.kind === 'session' && last.input.id === read.id && isOfLesson(last.request, request))
      last.input = { ...last.input, reports: [...last.input.reports, read.report], origin: read.origin };
    else {
      const { id, isOwn, beat, origin, report } = read;
      groups.push({ kind: 'session', request, input: { id, isOwn, beat, origin, reports: [report] } });
    }
  }
  return groups;
}

const reportOutcomes = defineCounter(
  'study_reports_total',
  'Learning reports as they were sent: credited, plain where they brought no time, or the code of their refusal.',
  ['outcome'],
);

/** @returns the answer to the last one; the first refusal, where what came before it is kept */
export async function keepSent(
  deps: Deps,
  who: { shop: ShopContext; viewer: Viewer },
  reports: readonly SentReport[],
): Promise<KeepReportsResult> {
  const answer = await keepEach(deps, who, reports);
  const kindOf = (seconds: number) => (seconds > 0 ? 'credited' : 'plain');
  reportOutcomes.add({ outcome: answer.ok ? kindOf(answer.data.credited) : answer.code }, reports.length);
  return answer;
}

async function keepEach(
  deps: Deps,
  { shop, viewer }: { shop: ShopContext; viewer: Viewer },
  reports: readonly SentReport[],
): Promise<KeepReportsResult> {
  const read: { request: SentReport; read: ParsedReport }[] = [];
  for (const request of reports) {
    const one = readReport(request, deps.clock.now());
    if (one.kind === 'bad') return fail('bad-parameters', { fields: [{ field: one.field, rule: 'format' }] });
    read.push({ request, read: one });
  }
  const learner = { appId: shop.appId, userId: viewer.user.id };
  const lessons = new Map<string, Lesson>();
  let answer: KeepReportsResult = fail('bad-parameters');
  let creditedSeconds = 0;
  for (const group of groupReports(read)) {
    const { resource_id: id, resource_type: type, product_id: product = '' } = group.request;
    const key = JSON.stringify([id, type, product]);
    const earlier = lessons.get(key);
    const result =
      earlier === undefined
        ? await readLesson(deps, { shop, viewer }, group.request)
        : { ok: true as const, lesson: earlier };
    if (!result.ok) return fail(result.code === 'delisted' ? 'not-entitled' : result.code);
    const { lesson } = result;
    lessons.set(key, lesson);
    const reporter = { learner, lesson, by: viewer.session.publicId };
    answer =
      group.kind === 'plain'
        ? await keepPlainReport(deps, reporter, group.read)
        : await keepReports(deps, reporter, group.input);
    if (!answer.ok) return answer;
    creditedSeconds += answer.data.credited;
    answer = ok({ ...answer.data, credited: creditedSeconds });
  }
  return answer;
}
