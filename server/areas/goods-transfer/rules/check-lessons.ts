/** What rows of outlines say of one lesson: one of them makes it, and none writes over the lesson of another course. */
import { faultAt } from '#server/kernel/table-fault.ts';
import { withPlaces, type FitTables } from './check-tables.ts';
import type { GoodsFault } from '#schemas/goods-table/import-report.ts';
import { REFER, type KnownReferences } from './reference-faults.ts';
import { isLesson, type ShopGoods } from './shop-goods.ts';

/** The courses of the shop each of its lessons stands in. */
function holdersOf({ assortment }: ShopGoods): Map<string, string[]> {
  const holders = new Map<string, string[]>();
  for (const [course, nodes] of assortment.nodes)
    for (const { resourceId } of nodes)
      if (isLesson(assortment, resourceId))
        holders.set(resourceId, [...(holders.get(resourceId) ?? []), course]);
  return holders;
}

/** Two courses that number their lessons alike would each take the lessons of the other. */
export function checkLessons(
  { goods, outline }: Pick<FitTables, 'goods' | 'outline'>,
  { shop }: Pick<KnownReferences, 'shop'>,
): GoodsFault[] {
  const rows = withPlaces(outline);
  const holders = holdersOf(shop);
  // Courses that are written anew may give a lesson away.
  const courses = new Set([
    ...withPlaces(goods).map(([{ id }]) => id),
    ...rows.map(([{ goods_id: course }]) => course),
  ]);
  const madeLessons = new Set<string>();
  return rows.flatMap(([line, row]): GoodsFault[] => {
    const { goods_id: course, resource_id: lesson = line.id, kind = 'lesson' } = line;
    if (line.type === undefined || kind !== 'lesson') return [];
    const at = {
      table: 'outline' as const,
      row,
      field: line.resource_id === undefined ? 'id' : 'resource_id',
    };
    if (madeLessons.has(lesson))
      return [
        faultAt(
          at,
          'duplicate-id',
          [`前面的一行已写过课时 ${lesson}`, `An earlier row makes the lesson ${lesson} already`],
          REFER,
        ),
      ];
    madeLessons.add(lesson);
    const holding = holders.get(lesson) ?? [];
    const other = holding.includes(course) ? undefined : holding.find((id) => !courses.has(id));
    if (other === undefined) return [];
    return [
      faultAt(
        at,
        'is-a-lesson',
        [`${lesson} 是 ${other} 的课时`, `${lesson} is a lesson of ${other}`],
        REFER,
      ),
    ];
  });
}
