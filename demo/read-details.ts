/** Reads what a demo shop's detail pages tell, and derives the rest: every good leads somewhere. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Static } from 'typebox';
import { PLAIN_FACTS, pickFacts } from '#schemas/content/goods-facts.ts';
import { RESOURCES } from '#schemas/content/resource-type.ts';
import type { Text } from '#schemas/page/text.ts';
import type { GoodsRow } from '#schemas/content/goods-row.ts';
import type { TeacherLine } from '#schemas/goods-table/tables.ts';
import { PLAIN_DETAIL } from '#server/areas/catalogue/rules/plain-detail.ts';
import { columnGoods, lessonGoods, type DemoDetails } from './demo-details.ts';
import type { DetailsFile } from './detail-files.ts';
import { demoMedia } from './demo-media.ts';
import { timesFrom } from './moments.ts';

/** Folder of a demo shop's articles. */
export const TEXTS = 'texts';

type DetailFile = Static<typeof DetailsFile>[number];
type Chapter = NonNullable<DetailFile['outline']>[number];

/** Types that hold lessons. */
const COURSES: readonly number[] = [
  RESOURCES.column.type,
  RESOURCES.topic.type,
  RESOURCES.camp.type,
  RESOURCES.e_course.type,
];

/** A course nobody wrote lessons of has one that says what it is. */
function openingOf({ id, summary }: GoodsRow): Chapter[] {
  const digest = createHash('sha256').update(`opening ${id}`).digest('hex');
  const lessonId = `i_${BigInt(`0x${digest}`).toString(36).slice(0, 24)}`;
  const title = { cn: '开课说明', en: 'Before you start' };
  return [
    {
      title: { cn: '目录', en: 'Lessons' },
      lessons: [{ id: lessonId, type: RESOURCES.image_text.type, title, summary, is_try: true }],
    },
  ];
}

type Lesson = Chapter['lessons'][number];

/** Texts of a demo shop's articles, each in both languages: `texts/<id of the good>.<cn|en>.html`. */
function readTexts(dir: string): ReadonlyMap<string, Text> {
  const folder = join(dir, TEXTS);
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.cn.html')) : [];
  const read = (file: string) => readFileSync(join(folder, file), 'utf8').trim();
  return new Map(
    files.map((file) => [
      file.replace('.cn.html', ''),
      { cn: read(file), en: read(file.replace('.cn.', '.en.')) },
    ]),
  );
}

const PLAIN_NODE = { isTry: false, trySeconds: 0, unlockTs: 0, unlockDay: 0, isRequired: true };

/** A lesson, and where it is a column what stands in that. */
function addLesson(
  course: GoodsRow,
  {
    lesson,
    parentId,
  }: { lesson: Omit<Lesson, 'lessons'> & Pick<Partial<Lesson>, 'lessons'>; parentId: string },
  into: DemoDetails,
): GoodsRow[] {
  const { id, type, title, summary, is_try: isTry = false, unlock_ts: unlockTs = 0, lessons = [] } = lesson;
  into.nodes.push({
    ...PLAIN_NODE,
    goodsId: course.id,
    id,
    parentId,
    kind: 'lesson',
    title,
    resourceId: id,
    isTry,
    unlockTs,
    unlockDay: lesson.day ?? 0,
    isRequired: lesson.is_required ?? true,
  });
  const isColumn = lessons.length > 0;
  const goods = isColumn
    ? columnGoods(course, { id, type, title, summary }, lessons.length)
    : lessonGoods(course, { id, type, title, summary });
  into.details.push({ ...PLAIN_DETAIL, goodsId: id, isSoldAlone: isColumn });
  const media = demoMedia(goods, lesson.media);
  if (media !== undefined) into.media.push(media);
  return [goods, ...lessons.flatMap((one) => addLesson(goods, { lesson: one, parentId: '' }, into))];
}

function addLessons(course: GoodsRow, chapters: readonly Chapter[], into: DemoDetails): GoodsRow[] {
  return chapters.flatMap(({ title, lessons }, index) => {
    const id = `c${String(index + 1)}`;
    into.nodes.push({
      ...PLAIN_NODE,
      goodsId: course.id,
      id,
      parentId: '',
      kind: 'chapter',
      title,
      resourceId: '',
    });
    return lessons.flatMap((lesson) => addLesson(course, { lesson, parentId: id }, into));
  });
}

function addDetail(goods: GoodsRow, file: DetailFile | undefined, into: DemoDetails): GoodsRow[] {
  if (file !== undefined) {
    into.details.push({
      ...pickFacts({ ...PLAIN_FACTS, ...file }),
      goodsId: goods.id,
      introduction: file.introduction ?? '',
      refundDays: file.refund_days ?? 0,
      refundTerms: file.refund_terms ?? '',
      isSoldAlone: true,
      saleStartTs: file.sale_start_ts ?? 0,
      isLookback: file.is_lookback ?? false,
      lookbackEndTs: file.lookback_end_ts ?? 0,
      givesSvip: file.gives_svip ?? false,
      givesCertificate: file.gives_certificate ?? false,
    });
    for (const sku of file.skus ?? [])
      into.skus.push({
        goodsId: goods.id,
        id: sku.id,
        name: sku.name,
        price: sku.price,
        line_price: sku.line_price ?? 0,
        stock: sku.stock,
        held: 0,
        sold: 0,
        period_days: sku.period_days,
      });
  }
  for (const term of file?.terms ?? [])
    into.terms.push({
      goodsId: goods.id,
      id: term.id,
      title: term.title,
      startTs: term.start_ts,
      endTs: term.end_ts,
      opens: 'daily',
      opensAt: 0,
      groupName: term.group_name ?? '',
      groupQr: term.group_qr ?? '',
      groupNote: term.group_note ?? '',
    });
  const media = demoMedia(goods, file?.media);
  if (media !== undefined) into.media.push(media);
  const isCourse = COURSES.includes(goods.type);
  return addLessons(goods, file?.outline ?? (isCourse ? openingOf(goods) : []), into);
}

/** The goods with the lessons their courses hold, which follow them, and what their pages tell. */
export function readDetails(
  dir: string,
  now: number,
  { goods, teachers }: { goods: readonly GoodsRow[]; teachers: readonly TeacherLine[] },
): { goods: GoodsRow[]; details: DemoDetails } {
  const textOf = (file: string) =>
    existsSync(join(dir, file)) ? readFileSync(join(dir, file), 'utf8') : '[]';
  const detailFiles: Static<typeof DetailsFile> = JSON.parse(
    textOf('details.json'),
    timesFrom(now, 'seconds'),
  );
  const files = new Map(detailFiles.map((file) => [file.goods_id, file]));
  const details: DemoDetails = {
    details: [],
    nodes: [],
    terms: [],
    media: [],
    skus: [],
    teacherLinks: [],
  };
  const lessons = goods.flatMap((row) => addDetail(row, files.get(row.id), details));
  const texts = readTexts(dir);
  details.media = details.media.map((one) => ({ ...one, text: texts.get(one.goodsId) ?? one.text }));
  const all = [...goods, ...lessons.map((row, index) => ({ ...row, position: goods.length + index + 1 }))];
  const idByName = new Map(teachers.map(({ id, name }) => [JSON.stringify(name), id]));
  for (const { id, teacher } of all) {
    const teacherId = idByName.get(JSON.stringify(teacher));
    if (teacherId !== undefined) details.teacherLinks.push({ goodsId: id, teacherId });
  }
  return { goods: all, details };
}
