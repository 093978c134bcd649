/** Fields of a row that do nothing beside the others: each is said, and the rest of the row is taken (D127). */
import { takenAt } from '#schemas/content/resource-type.ts';
import { mediaKindOf } from '#schemas/goods-table/media-kind.ts';
import {
  PIECE_FIELDS,
  type GoodsLine,
  type OutlineLine,
  type TableName,
} from '#schemas/goods-table/tables.ts';
import { faultAt } from '#server/kernel/table-fault.ts';
import type { GoodsFault } from '#schemas/goods-table/import-report.ts';

type Say = readonly [cn: string, en: string];

/** These are judged elsewhere: refused where they do not belong. */
const JUDGED: ReadonlySet<string> = new Set([
  'media',
  'media_medium',
  'media_small',
  'text',
  'seconds',
  'try_seconds',
]);
const LESSONS_HINT: Say = [
  '课程的封面图、字幕和章节写在 outline 的课时里',
  'Write posters, captions and chapters with the lessons in outline',
];

function ignoredFault(place: { table: TableName; row: number; field: string }, hint: Say): GoodsFault {
  const { field } = place;
  return faultAt(
    place,
    'ignored',
    [
      `${field} 对这一类商品不起作用，未采用`,
      `${field} has no effect for a good of this type, and is left out`,
    ],
    hint,
  );
}

/** What is shown beside a video belongs to single lessons; a course has it in its lessons. */
export function ignoredOfGoods(line: GoodsLine, row: number, isNew: boolean): GoodsFault[] {
  const at = (field: string) => ({ table: 'goods' as const, row, field });
  const lostFields = mediaKindOf(line.type) === undefined ? PIECE_FIELDS : [];
  const lacksQuestions = isNew && takenAt(line.type) !== undefined;
  return [
    ...lostFields
      .filter((field) => !JUDGED.has(field) && line[field] !== undefined)
      .map((field) => ignoredFault(at(field), LESSONS_HINT)),
    ...(lacksQuestions
      ? [
          faultAt(
            at('type'),
            'no-questions',
            [`${line.id} 还没有题目`, `${line.id} has no questions yet`],
            [
              '用 exams import 导入 questions 和 exams 两张表',
              'Bring its questions in by exams import, with the tables questions and exams',
            ],
          ),
        ]
      : []),
  ];
}

export function ignoredOfOutline(line: OutlineLine, row: number): GoodsFault[] {
  const at = (field: string) => ({ table: 'outline' as const, row, field });
  const isPiece = line.type !== undefined && mediaKindOf(line.type) !== undefined;
  const lostFields = isPiece
    ? []
    : PIECE_FIELDS.filter((field) => field === 'seconds' || field === 'try_seconds' || !JUDGED.has(field));
  return [
    ...lostFields
      .filter((field) => line[field] !== undefined)
      .map((field) =>
        ignoredFault(at(field), ['清空它，或写上课时的 type', 'Empty it, or write the type of the lesson']),
      ),
    ...(line.try_only_seconds !== undefined && line.is_try !== true
      ? [
          faultAt(
            at('try_only_seconds'),
            'ignored',
            ['is_try 不是 true，try_only_seconds 不起作用', 'Without is_try, try_only_seconds has no effect'],
            ['is_try 写 true，或清空它', 'Write true in is_try, or empty it'],
          ),
        ]
      : []),
  ];
}
