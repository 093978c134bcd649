/** Changes people make to a shop's code, line by line: the proof `changes` makes each in a scratch copy and counts the files. */

interface Edit {
  readonly file: string;
  /** A text of the file, and what stands in its place. */
  readonly from: string;
  readonly to: string;
}

export interface Change {
  readonly name: string;
  /** Files by hand, at most; what tools write (`*.gen.ts`, a migration, docs/TABLES.md) is not counted. */
  readonly limit: number;
  readonly edits: readonly Edit[];
}

/** The same text with more behind it, or before it. */
const after = (file: string, from: string, more: string): Edit => ({ file, from, to: from + more });
const before = (file: string, from: string, more: string): Edit => ({ file, from, to: more + from });

const FACTS = 'schemas/content/goods-facts.ts';
const HEAD = 'renderers/detail/detail-head';
const LIST_STORE = 'server/areas/catalogue/store/goods-parts.store.ts';
const LIST_CONTRACT = 'schemas/api/console/goods.ts';
const LIST_CALL = 'server/areas/catalogue/console/goods.ts';
const HOURS_STORE = 'server/areas/learning/store/hours.store.ts';

export const CHANGES: readonly Change[] = [
  {
    name: 'a field of a good: imported, exported, shown on its page, listed in the console, written of a demo course',
    limit: 10,
    edits: [
      after(FACTS, '  language: Type.String(),\n', '  edition: Type.String(),\n'),
      after(FACTS, "level: '', language: ''", ", edition: ''"),
      after(FACTS, 'pickFacts({ level, language', ', edition'),
      after(FACTS, 'return { level, language', ', edition'),
      before(
        'schemas/goods-table/tables.ts',
        '} satisfies Record<keyof GoodsFacts, TSchema>;',
        "  edition: Type.Optional(Line(60, '版次，如第 2 版', 'Write its edition, such as 2nd')),\n",
      ),
      after(
        'server/areas/catalogue/tables/details.ts',
        "    language: text('language').notNull().default(''),\n",
        "    edition: text('edition').notNull().default(''),\n",
      ),
      before(
        `${HEAD}/facts.tsx`,
        '    ...(language === undefined',
        "    ...(goods.edition === '' ? [] : [{ icon: 'book', text: t('edition', { name: goods.edition }) } as const]),\n",
      ),
      before(`${HEAD}/words.ts`, "    facts: '基本信息',", "    edition: '{{name}}',\n"),
      before(`${HEAD}/words.ts`, "    facts: 'At a glance',", "    edition: '{{name}} edition',\n"),
      before('demo/shops/knowledge/goods.json', '    "language": "zh-CN",', '    "edition": "2",\n'),
      after(LIST_CONTRACT, '  cover: Type.String(),\n', '  edition: Type.String(),\n'),
      after(LIST_CALL, 'present(row: GoodsRow', ' & { edition: string }'),
      after(LIST_CALL, '    title,\n', '    edition: row.edition,\n'),
      after(
        LIST_STORE,
        "import { goods } from '../tables/goods.ts';\n",
        "import { goodsDetail } from '../tables/details.ts';\n",
      ),
      after(LIST_STORE, '...GOODS_COLUMNS, ', "edition: sql<string>`coalesce(${goodsDetail.edition}, '')`, "),
      before(
        LIST_STORE,
        '        .where(and(matches, rowsAfter(order, place.after)))',
        '        .leftJoin(goodsDetail, and(eq(goodsDetail.appId, goods.appId), eq(goodsDetail.goodsId, goods.id)))\n',
      ),
      after(
        'server/areas/goods-transfer/rules/lines-of.test.ts',
        "        language: 'zh-CN',\n",
        "        edition: '2nd',\n",
      ),
    ],
  },
  {
    name: 'a column of the study report: read, in the signed file, in the table for spreadsheets',
    limit: 4,
    edits: [
      after(
        'schemas/learning/hours-row.ts',
        "  title: field({ cn: '课程', en: 'Lesson' }, Type.String()),\n",
        "  teacher: field({ cn: '老师', en: 'Teacher' }, Type.String()),\n",
      ),
      after(HOURS_STORE, "Pick<typeof goods.$inferSelect, 'title'", " | 'teacher'"),
      after(HOURS_STORE, 'lesson: { title: goods.title', ', teacher: goods.teacher'),
      after(
        'server/areas/learning/hours/hours-file.ts',
        "title: lesson === null ? '' : readText(lesson.title, locale),\n",
        "    teacher: lesson === null ? '' : readText(lesson.teacher, locale),\n",
      ),
      {
        file: 'server/areas/learning/hours/judge-hours.property.test.ts',
        from: "lesson: { title: 'A lesson' }",
        to: "lesson: { title: 'A lesson', teacher: 'Mei' }",
      },
    ],
  },
  {
    name: 'a column of a list in the console',
    limit: 3,
    edits: [
      after(LIST_CONTRACT, '  cover: Type.String(),\n', '  svip_free: Type.Boolean(),\n'),
      after(LIST_CALL, '    title,\n', '    svip_free: row.svip_free,\n'),
    ],
  },
  {
    name: 'a rule of refunds: what nobody has begun is given back on request',
    limit: 1,
    edits: [
      before(
        'schemas/order/refund-rule.ts',
        "  return rule.by_request ? 'request' : 'none';",
        "  if (facts.begunPercent === 0) return 'request';\n",
      ),
    ],
  },
  {
    name: 'a role of the desk',
    limit: 1,
    edits: [
      after('schemas/console/roles.ts', 'const DESK_ROLES = [', "'accountant', "),
      after(
        'schemas/console/roles.ts',
        'const TABLE: Readonly<Record<DeskRole, readonly Scope[]>> = {\n',
        "  accountant: ['orders.read', 'reports'],\n",
      ),
    ],
  },
];
