/** What the rows of terms say: each is of a camp, and ends after it starts (D87). */
import { hasTerms } from '#schemas/content/resource-type.ts';
import type { TermLine } from '#schemas/goods-table/tables.ts';
import { faultAt } from '#server/kernel/table-fault.ts';
import type { GoodsFault } from '#schemas/goods-table/import-report.ts';
import { endsBefore, unknown, type KnownReferences } from './reference-faults.ts';

export function checkTerms(
  rows: readonly (readonly [TermLine, number])[],
  { types }: KnownReferences,
): GoodsFault[] {
  return rows.flatMap(([line, row]): GoodsFault[] => {
    const at = (field: string) => ({ table: 'terms' as const, row, field });
    const { goods_id: camp } = line;
    const type = types.get(camp);
    const faults: GoodsFault[] = [];
    if (type === undefined) faults.push(unknown(at('goods_id'), ['商品', 'good'], camp));
    else if (!hasTerms(type))
      faults.push(
        faultAt(
          at('goods_id'),
          'no-camp',
          [
            `${camp} 的类型 ${String(type)} 没有营期`,
            `${camp} is of type ${String(type)}, which has no terms`,
          ],
          ['有营期的是：训练营 25、课程 50', 'What has terms is: camp 25, course 50'],
        ),
      );
    if (Date.parse(line.end) <= Date.parse(line.start)) faults.push(endsBefore(at('end')));
    return faults;
  });
}
