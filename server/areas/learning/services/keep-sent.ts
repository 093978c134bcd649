/** Keeps reports as they were sent: in groups of one session and lesson, each as a whole, each lesson asked for once. */
import type { Viewer } from '#server/areas/identity/area.ts';
import type { ShopContext } from '#server/areas/shop/area.ts';
import type { Deps } from '#server/kernel/area.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';
import { keepPlainReport, keepReports, type KeepReportsResult, type SessionReports } from './keep-reports.ts';
import { readLesson, type Lesson } from './read-lesson.ts';
import { readReport, type SentReport } from '../rules/read-report.ts';

type ParsedReport = Exclude<ReturnType<typeof readReport>, { kind: 'bad' }>;
type Group = { asked: SentReport } & (
  | { kind: 'plain'; read: Extract<ParsedReport, { kind: 'plain' }> }
  | { kind: 'session'; sent: SessionReports }
);

const isOfLesson = (one: SentReport, other: SentReport) =>
  one.resource_id === other.resource_id && one.resource_type === other.resource_type;

/** Reports of one session that follow one another are one group; a plain report is one by itself. */
function grouped(all: readonly { asked: SentReport; read: ParsedReport }[]): Group[] {
  const groups: Group[] = [];
  for (const { asked, read } of all) {
    const last = groups.at(-1);
    if (read.kind === 'plain') groups.push({ kind: 'plain', asked, read });
    else if (last?.kind === 'session' && last.sent.id === read.id && isOfLesson(last.asked, asked))
      last.sent = { ...last.sent, reports: [...last.sent.reports, read.report], origin: read.origin };
    else {
      const { id, isOwn, beat, origin, report } = read;
      groups.push({ kind: 'session', asked, sent: { id, isOwn, beat, origin, reports: [report] } });
    }
  }
  return groups;
}

/** @returns the answer to the last one; the first refusal, where what came before it is kept */
export async function keepSent(
  deps: Deps,
  { shop, viewer }: { shop: ShopContext; viewer: Viewer },
  sent: readonly SentReport[],
): Promise<KeepReportsResult> {
  const read: { asked: SentReport; read: ParsedReport }[] = [];
  for (const asked of sent) {
    const one = readReport(asked, deps.clock.now());
    if (one.kind === 'bad') return fail('bad-parameters', { fields: [{ field: one.field, rule: 'format' }] });
    read.push({ asked, read: one });
  }
  const learner = { appId: shop.appId, userId: viewer.user.id };
  const lessons = new Map<string, Lesson>();
  let answer: KeepReportsResult = fail('bad-parameters');
  let credited = 0;
  for (const group of grouped(read)) {
    const { resource_id: id, resource_type: type, product_id: product = '' } = group.asked;
    const key = JSON.stringify([id, type, product]);
    const known = lessons.get(key);
    const found =
      known === undefined
        ? await readLesson(deps, { shop, viewer }, group.asked)
        : { ok: true as const, lesson: known };
    if (!found.ok) return fail(found.code === 'delisted' ? 'not-entitled' : found.code);
    const { lesson } = found;
    lessons.set(key, lesson);
    const reporter = { learner, lesson, by: viewer.session.publicId };
    answer =
      group.kind === 'plain'
        ? await keepPlainReport(deps, reporter, group.read)
        : await keepReports(deps, reporter, group.sent);
    if (!answer.ok) return answer;
    credited += answer.data.credited;
    answer = ok({ ...answer.data, credited });
  }
  return answer;
}
