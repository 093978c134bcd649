/** Which exam or attempt a call speaks of, and whether this person may take it now: asked on every call (requirements 32, 33). */
import { readAccess } from '#server/areas/access/area.ts';
import type { GoodsRow } from '#schemas/content/goods-row.ts';
import type { Viewer } from '#server/areas/identity/area.ts';
import type { ShopContext } from '#server/areas/shop/area.ts';
import type { Deps } from '#server/kernel/area.ts';
import { isShown } from '../rules/attempt.ts';
import type { AttemptRow, ExamRow } from '../rules/exam-rows.ts';

export interface Asking {
  shop: Pick<ShopContext, 'appId'>;
  viewer: Viewer;
}

export interface ExamRefused {
  ok: false;
  code: 'not-found' | 'not-entitled' | 'delisted';
  /** Who may not take it can be led to a course that holds it. */
  goods?: GoodsRow;
}
type TakeResult = { ok: true; goods: GoodsRow } | ExamRefused;
export type FoundExam = { ok: true; goods: GoodsRow; exam: ExamRow } | ExamRefused;

/** An exam, or a film that asks. */
export async function mayTake(
  deps: Deps,
  { shop: { appId }, viewer }: Asking,
  id: string,
): Promise<TakeResult> {
  const goods = await deps.catalogue.byId(appId, id);
  if (goods === undefined) return { ok: false, code: 'not-found' };
  const access = await readAccess(deps, appId, { viewer, goods });
  if (!access.can_study)
    return access.reason === 'delisted'
      ? { ok: false, code: 'delisted' }
      : { ok: false, code: 'not-entitled', goods };
  return { ok: true, goods };
}

/** An exam learners may see; of the mode that is asked for. */
export async function findExam(
  deps: Deps,
  asking: Asking,
  { id, mode }: Pick<ExamRow, 'id' | 'mode'>,
): Promise<FoundExam> {
  const exam = await deps.stores.exams.byId(asking.shop.appId, id);
  if (exam?.mode !== mode || !isShown(exam, deps.clock.now())) return { ok: false, code: 'not-found' };
  const permission = await mayTake(deps, asking, id);
  return permission.ok ? { ...permission, exam } : permission;
}

/** An attempt of their own at an exam. Somebody else's is not found. */
export async function findAttempt(
  deps: Deps,
  asking: Asking,
  id: string,
): Promise<{ ok: true; attempt: AttemptRow } | ExamRefused> {
  const attempt = await deps.stores.examAttempts.byId(asking.shop.appId, id);
  if (attempt?.userId !== asking.viewer.user.id || attempt.mode !== 'exam')
    return { ok: false, code: 'not-found' };
  const permission = await mayTake(deps, asking, attempt.examId);
  return permission.ok ? { ok: true, attempt } : permission;
}
