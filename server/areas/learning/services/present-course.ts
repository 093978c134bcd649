/** One course of a learner, where the decision on access says that they may study it (D23, D72). */
import type { StudiedCourse } from '#schemas/content/owned.ts';
import type { Locale } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';
import { secondsOf, secondsUpTo } from '#schemas/time.ts';
import { readAccess } from '#server/areas/access/area.ts';
import type { Viewer } from '#server/areas/identity/area.ts';
import type { Deps } from '#server/kernel/area.ts';

/** Undefined where they may not study it after all. */
export async function presentCourse(
  deps: Pick<Deps, 'stores' | 'clock' | 'catalogue'>,
  { appId, viewer, locale }: { appId: string; viewer: Viewer; locale: Locale },
  goodsId: string,
): Promise<StudiedCourse | undefined> {
  const goods = await deps.catalogue.byId(appId, goodsId);
  if (goods === undefined) return undefined;
  const access = await readAccess(deps, appId, { viewer, goods });
  if (!access.can_study) return undefined;
  const { learn, lastAt } = await deps.catalogue.learnOf(appId, { goodsId, userId: viewer.user.id, locale });
  return {
    goods_id: goods.id,
    goods_type: goods.type,
    title: readText(goods.title, locale),
    cover: goods.cover,
    goods_state: goods.state === 'off' ? 'off' : 'on',
    can_study: true,
    expire_ts: access.expire_at === undefined ? 0 : secondsUpTo(access.expire_at),
    max_progress: learn.max_progress,
    is_finish: learn.is_finish,
    lesson_count: learn.lesson_count,
    finished_count: learn.finished_count,
    lesson_title: learn.lesson_title,
    last_learn_ts: secondsOf(lastAt),
  };
}
