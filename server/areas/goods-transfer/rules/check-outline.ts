/** What the rows of outlines say: each stands in a course, below a chapter before it, and a lesson is a piece of content. */
import type { OutlineLine } from '#schemas/goods-table/tables.ts';
import { faultAt } from '#server/kernel/table-fault.ts';
import type { GoodsFault } from '#schemas/goods-table/import-report.ts';
import { checkPiece, REFER, unknown, type KnownReferences } from './reference-faults.ts';

/** Types that hold lessons, and a membership, which opens what it lists. */
const COURSES: ReadonlySet<number> = new Set([5, 6, 8, 25, 50]);
/** What says that a row is a piece of content. */
const OF_LESSONS = ['type', 'resource_id', 'media', 'media_medium', 'media_small', 'text'] as const;

export function checkOutline(
  rows: readonly (readonly [OutlineLine, number])[],
  { shop, types, lessons }: KnownReferences,
): GoodsFault[] {
  const parents = new Map(rows.map(([line, row]) => [`${line.goods_id} ${line.id}`, { line, row }]));
  return rows.flatMap(([line, row]): GoodsFault[] => {
    const { goods_id: course, kind = 'lesson', parent_id: parent, resource_id: resource = line.id } = line;
    const at = (field: string) => ({ table: 'outline' as const, row, field });
    const type = types.get(course);
    const faults: GoodsFault[] = [];
    if (type === undefined) faults.push(unknown(at('goods_id'), ['商品', 'good'], course));
    else if (!COURSES.has(type))
      faults.push(
        faultAt(
          at('goods_id'),
          'no-course',
          [
            `${course} 的类型 ${String(type)} 没有目录`,
            `${course} is of type ${String(type)}, which holds no lessons`,
          ],
          [
            '有目录的是：会员 5、专栏 6、大专栏 8、训练营 25、课程 50',
            'What holds lessons is: membership 5, column 6, big column 8, camp 25, course 50',
          ],
        ),
      );
    const above = parent === undefined ? undefined : parents.get(`${course} ${parent}`);
    if (parent !== undefined && above === undefined)
      faults.push(unknown(at('parent_id'), ['章节', 'chapter or section'], parent));
    else if (above !== undefined && ((above.line.kind ?? 'lesson') === 'lesson' || above.row >= row))
      faults.push(
        faultAt(
          at('parent_id'),
          'wrong-parent',
          [
            `${above.line.id} 不是排在前面的章节`,
            `${above.line.id} is no chapter or section that stands before`,
          ],
          ['章节写在它的课时之前', 'Write a chapter before its lessons'],
        ),
      );
    if (kind !== 'lesson') {
      const content = OF_LESSONS.find((field) => line[field] !== undefined);
      if (content !== undefined)
        faults.push(
          faultAt(
            at(content),
            'no-lesson',
            ['只有课时对应内容', 'Only a lesson is a piece of content'],
            ['删去它，或将 kind 写成 lesson', 'Take it out, or write lesson as the kind'],
          ),
        );
      return faults;
    }
    faults.push(...checkPiece('outline', line, row));
    if (!types.has(resource) && !lessons.has(resource))
      faults.push(
        faultAt(
          at('type'),
          'required',
          [
            `没有商品 ${resource}，也没写课时的类型`,
            `There is no good ${resource}, and no type makes a lesson of this row`,
          ],
          [
            '写上 type：图文 1、音频 2、视频 3、直播 4、打卡 16、考试 27、练习 34；或用 resource_id 指向已有的商品',
            'Add the type: article 1, audio 2, video 3, live 4, punch card 16, exam 27, practice 34; or name a good that is there as resource_id',
          ],
        ),
      );
    if (line.type !== undefined && types.has(resource))
      faults.push(
        faultAt(
          at('id'),
          'is-sold',
          [`${resource} 是单独出售的商品`, `${resource} is a good that is sold by itself`],
          REFER,
        ),
      );
    const before = shop.assortment.goods.find(({ id }) => id === resource);
    if (line.type !== undefined && before !== undefined && !types.has(resource) && before.type !== line.type)
      faults.push(
        faultAt(
          at('type'),
          'type-changed',
          [
            `${resource} 的类型是 ${String(before.type)}，不能改变`,
            `${resource} is of type ${String(before.type)}, which cannot change`,
          ],
          ['写回原来的类型，或换一个编号', 'Write its own type, or give this lesson another id'],
        ),
      );
    return faults;
  });
}
