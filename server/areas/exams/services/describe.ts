/** The course an exam stands in, for whoever goes back to it. */
import type { GoodsRow } from '#schemas/content/goods-row.ts';
import type { Deps } from '#server/kernel/area.ts';
import type { Locale } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';

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
