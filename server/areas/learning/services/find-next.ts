/** What a learner goes on with: a lesson of the course that is asked for, or of what was studied last. */
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import type { learnNextGet } from '#schemas/api/learning/records.ts';
import type { Locale } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';
import { readAccess } from '#server/areas/access/area.ts';
import type { GoodsRow } from '#schemas/content/goods-row.ts';
import type { Viewer } from '#server/areas/identity/area.ts';
import type { Deps } from '#server/kernel/area.ts';
import { readProgress } from './read-progress.ts';
import type { Progress } from '#schemas/learning/progress.ts';
import { nextLesson } from '../rules/next-lesson.ts';

type Next = DataOf<typeof learnNextGet>['list'][number];
type NextDeps = Pick<Deps, 'stores' | 'clock' | 'catalogue'>;
interface Asker {
  appId: string;
  viewer: Viewer;
  locale: Locale;
}

/** So many things studied last are looked through for one that is not finished. */
const LATEST = 20;

const secondsLeft = (seconds: number, { position }: Pick<Progress, 'position'>) =>
  Math.max(0, seconds - position);

/** Undefined where nothing of it was begun, or nothing that is open is left. */
export async function nextInCourse(
  deps: NextDeps,
  { appId, viewer, locale }: Asker,
  course: GoodsRow,
): Promise<Next | undefined> {
  const access = await readAccess(deps, appId, { viewer, goods: course });
  const lessons = await deps.catalogue.lessonsOf(appId, course.id, { access, viewer });
  const ids = [course.id, ...lessons.map(({ resourceId }) => resourceId)];
  const byLesson = await readProgress(deps.stores, { appId, userId: viewer.user.id }, ids);
  if (byLesson.size === 0 || byLesson.get(course.id)?.isFinished === true) return undefined;
  const steps = lessons.map((one, index) => ({ ...one, isOpen: one.lock === '', number: index + 1 }));
  const next = nextLesson(steps, byLesson);
  if (next === undefined) return undefined;
  const goods = await deps.catalogue.byId(appId, next.resourceId);
  const progress = byLesson.get(next.resourceId);
  return {
    resource_id: next.resourceId,
    resource_type: next.resourceType,
    product_id: course.id,
    product_type: course.type,
    title: readText(next.title, locale),
    product_title: readText(course.title, locale),
    cover: goods?.cover ?? course.cover,
    number: next.number,
    lesson_count: lessons.length,
    finished_count: lessons.filter(({ resourceId }) => byLesson.get(resourceId)?.isFinished === true).length,
    seconds_left: secondsLeft(next.seconds, progress ?? { position: 0 }),
    learn_progress: progress?.percent ?? 0,
  };
}

/** What was opened by itself: undefined where it is finished, or may not be studied any more. */
async function nextByItself(
  deps: NextDeps,
  { appId, viewer, locale }: Asker,
  goods: GoodsRow,
): Promise<Next | undefined> {
  const byLesson = await readProgress(deps.stores, { appId, userId: viewer.user.id }, [goods.id]);
  const progress = byLesson.get(goods.id);
  if (progress === undefined || progress.isFinished) return undefined;
  const saleState = await deps.catalogue.saleStateOf(appId, goods);
  const [media, access] = await Promise.all([
    deps.catalogue.playedOf(appId, saleState),
    readAccess(deps, appId, { viewer, goods, saleState }),
  ]);
  if (media === undefined || !access.can_study) return undefined;
  return {
    resource_id: goods.id,
    resource_type: goods.type,
    product_id: '',
    product_type: 0,
    title: readText(goods.title, locale),
    product_title: '',
    cover: goods.cover,
    number: 0,
    lesson_count: 0,
    finished_count: 0,
    seconds_left: secondsLeft(media.row?.seconds ?? 0, progress),
    learn_progress: progress.percent,
  };
}

/** Of what was studied last the first that can be gone on with. */
export async function nextOfAll(deps: NextDeps, asker: Asker): Promise<Next | undefined> {
  const { appId, viewer } = asker;
  const rows = await deps.stores.study.latest({ appId, userId: viewer.user.id }, LATEST);
  const ids = new Set(rows.map(({ resourceId, productId }) => (productId === '' ? resourceId : productId)));
  for (const id of ids) {
    const goods = await deps.catalogue.byId(appId, id);
    if (goods === undefined) continue;
    const next = (await nextInCourse(deps, asker, goods)) ?? (await nextByItself(deps, asker, goods));
    if (next !== undefined) return next;
  }
  return undefined;
}
