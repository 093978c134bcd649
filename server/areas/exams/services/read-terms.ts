/** The terms of an exam in its shop: stricter where a certificate hangs on it (D131). */
import type { Deps } from '#server/kernel/area.ts';
import type { ExamRow } from '../rules/exam-rows.ts';
import { termsOf, type ExamTerms } from '../rules/exam-terms.ts';

/** Courses within courses, as deep as certificates look (ADR-326). */
const LEVELS = 3;

/** Whether it, or a course it stands in, gives a certificate. */
async function isCertified(
  { catalogue }: Pick<Deps, 'catalogue'>,
  appId: string,
  id: string,
): Promise<boolean> {
  const goods = await catalogue.byId(appId, id);
  let level = goods === undefined ? [] : [goods];
  for (let depth = 0; depth <= LEVELS && level.length > 0; depth += 1) {
    const above: typeof level = [];
    for (const one of level) {
      if ((await catalogue.certificateTerms(appId, one.id)).isGiven) return true;
      const { holders } = await catalogue.saleStateOf(appId, one);
      above.push(...holders.map((holder) => holder.goods));
    }
    level = above;
  }
  return false;
}

export async function readTerms(
  deps: Pick<Deps, 'catalogue'>,
  appId: string,
  exam: ExamRow,
): Promise<ExamTerms> {
  return termsOf(exam, await isCertified(deps, appId, exam.id));
}
