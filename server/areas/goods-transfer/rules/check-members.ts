/** What the rows of members say: each names a good and a person by their phone, and both of them once. */
import type { MemberLine } from '#schemas/goods-table/tables.ts';
import { readWrittenPhone } from '#schemas/auth/phone.ts';
import { faultAt } from '#server/kernel/table-fault.ts';
import type { GoodsFault } from '#schemas/goods-table/import-report.ts';
import { noPhone, unknown, type KnownReferences } from './reference-faults.ts';
import { memberKey, memberRow } from './rows-of.ts';

export function checkMembers(
  rows: readonly (readonly [MemberLine, number])[],
  { types }: Pick<KnownReferences, 'types'>,
): GoodsFault[] {
  const keys = new Set<string>();
  return rows.flatMap(([line, row]): GoodsFault[] => {
    const at = (field: string) => ({ table: 'members' as const, row, field });
    const faults = types.has(line.goods_id) ? [] : [unknown(at('goods_id'), ['商品', 'good'], line.goods_id)];
    if (readWrittenPhone(line.phone) === undefined)
      return [
        ...faults,
        noPhone(at('phone'), line.phone, [
          '写手机号，境外号码写成 44-7700900123',
          'Write a phone; one of abroad as 44-7700900123',
        ]),
      ];
    const key = memberKey(memberRow(line));
    if (!keys.has(key)) {
      keys.add(key);
      return faults;
    }
    return [
      ...faults,
      faultAt(
        at('phone'),
        'duplicate-id',
        [
          `${line.phone} 在前面的一行已列入 ${line.goods_id}`,
          `An earlier row lets ${line.phone} in to ${line.goods_id} already`,
        ],
        ['删去其中一行', 'Take one of the two rows out'],
      ),
    ];
  });
}
