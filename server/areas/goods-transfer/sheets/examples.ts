/** Rows of a template that nobody has replaced: examples are not for sale. */
import { isObject } from '#schemas/page/json.ts';
import type { AnyTableName, FileFault, TableFile } from './table-file.ts';

/** What the id of every example begins with. */
const EXAMPLE = 'example_';

export function exampleFaults({ file, rows, placeOf }: TableFile<AnyTableName>): FileFault[] {
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row: unknown, index): FileFault[] => {
    const id = isObject(row) ? (row['goods_id'] ?? row['id']) : undefined;
    if (typeof id !== 'string' || !id.startsWith(EXAMPLE)) return [];
    return [
      {
        file,
        place: placeOf(index, ''),
        message: { cn: `${id} 是模板里的示例`, en: `${id} is an example of the template` },
        hint: { cn: '换成您自己的内容，或删去这一行', en: 'Write your own in its place, or delete the row' },
      },
    ];
  });
}
