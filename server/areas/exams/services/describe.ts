/** The course an exam stands in, for whoever goes back to it or may not take it. */
import type { GoodsRow } from '#schemas/content/goods-row.ts';
import type { Deps } from '#server/kernel/area.ts';
import type { Locale } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';
import { fail } from '#server/kernel/http/define-handler.ts';
import type { ExamRefused } from './find-exam.ts';

interface CourseTold {
  id: string;
  type: number;
  title: string;
}

/** Title and summary of an exam, and the first course that holds it. */
export async function describeExam(
  { catalogue }: Pick<Deps, 'catalogue'>,
  { appId, locale }: { appId: string; locale: Locale },
  goods: GoodsRow,
): Promise<{ title: string; summary: string; course: CourseTold }> {
  const { holders } = await catalogue.saleStateOf(appId, goods);
  const [first] = holders.filter((holder) => holder.goods.state !== 'off');
  return {
    title: readText(goods.title, locale),
    summary: readText(goods.summary, locale),
    course:
      first === undefined
        ? { id: '', type: 0, title: '' }
        : { id: first.goods.id, type: first.goods.type, title: readText(first.goods.title, locale) },
  };
}

/** The refusal of an exam; who has not its course is told which one it is, where that is on sale. */
export async function refuseExam(
  deps: Pick<Deps, 'catalogue'>,
  place: { appId: string; locale: Locale },
  { code, goods }: ExamRefused,
) {
  if (goods === undefined) return fail(code);
  const { holders } = await deps.catalogue.saleStateOf(place.appId, goods);
  const course = holders.find((holder) => holder.goods.state === 'on')?.goods;
  if (course === undefined) return fail(code);
  const { id, type, title } = course;
  return fail(code, {
    title: readText(goods.title, place.locale),
    course: { id, type, title: readText(title, place.locale) },
  });
}
