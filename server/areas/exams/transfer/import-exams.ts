/** Brings banks of questions and exams into a shop: all of them, or with every fault named nothing (ADR-319). */
import { makeDocumentAjv } from '#schemas/ajv.ts';
import {
  EXAM_TABLES,
  type ExamLine,
  type ExamTableName,
  type ExamTables,
  type QuestionLine,
  type QuizLine,
} from '#schemas/exam/tables.ts';
import type { ExamChange, ExamFault, ExamsReport } from '#schemas/exam/import-report.ts';
import { differencesOf } from '#schemas/goods-table/field-change.ts';
import { overlayRow, readRowWords, type TableRow } from '#schemas/goods-table/overlay-row.ts';
import { isObject } from '#schemas/page/json.ts';
import { faultsOf } from '#schemas/page/rule-words.ts';
import { createExamStore, type ExamStore } from '../store/exams.store.ts';
import { checkExams, checkQuestions, gapNotes, scoreNotes } from './check-lines.ts';
import { checkQuizzes } from './check-quizzes.ts';
import { faultAt } from '#server/kernel/table-fault.ts';
import { examLine, examOf, questionLine, questionOf, quizLine, quizOf } from './rows-of.ts';

const ROWS_MAX = 20_000;
const ajv = makeDocumentAjv();
const validators = {
  questions: ajv.compile<QuestionLine>(EXAM_TABLES.questions),
  exams: ajv.compile<ExamLine>(EXAM_TABLES.exams),
  quizzes: ajv.compile<QuizLine>(EXAM_TABLES.quizzes),
} as const;

export type ExamsImported = { ok: true; report: ExamsReport } | { ok: false; faults: readonly ExamFault[] };

export interface ExamsAsked {
  tables: Readonly<Record<string, unknown>>;
  /** Only say what would be. */
  isTrial: boolean;
  /** Each row is the whole of what it names; else it is a change (D127). */
  isWhole?: boolean;
}

interface ParsedRows<Line> {
  /** Rows that are fit, each with its place. */
  lines: [Line, number][];
  faults: ExamFault[];
}

/** A film whose points are emptied asks nothing. */
const withPoints = (name: ExamTableName, row: TableRow): TableRow =>
  name === 'quizzes' && row['points'] === null ? { ...row, points: [] } : row;

function readTable(
  name: 'questions',
  rows: unknown,
  storedRows: readonly StoredRow[],
): ParsedRows<QuestionLine>;
function readTable(name: 'exams', rows: unknown, storedRows: readonly StoredRow[]): ParsedRows<ExamLine>;
function readTable(name: 'quizzes', rows: unknown, storedRows: readonly StoredRow[]): ParsedRows<QuizLine>;
function readTable(
  name: ExamTableName,
  rows: unknown,
  storedRows: readonly StoredRow[],
): ParsedRows<unknown> {
  if (rows === undefined) return { lines: [], faults: [] };
  if (!Array.isArray(rows) || rows.length > ROWS_MAX)
    return {
      lines: [],
      faults: [
        faultAt(
          { table: name, row: -1, field: '' },
          'not-a-list',
          ['应为一个列表', 'This is no list of a length that is taken'],
          [`不超过 ${String(ROWS_MAX)} 行`, `Write a list of at most ${String(ROWS_MAX)} rows`],
        ),
      ],
    };
  const validate = validators[name];
  const byId = new Map<unknown, object>(storedRows.map((line) => [line.id, line]));
  const faults: ExamFault[] = [];
  const lines = rows.flatMap((cell: unknown, index): [unknown, number][] => {
    const read = isObject(cell) ? readRowWords(EXAM_TABLES[name], cell) : { row: cell, faults: [] };
    const row = isObject(read.row)
      ? overlayRow(byId.get(read.row['id']), withPoints(name, read.row))
      : read.row;
    for (const { field, message, hint } of read.faults)
      faults.push(faultAt({ table: name, row: index, field }, 'enum', message, hint));
    if (validate(row)) return [[row, index]];
    const unknownWords = new Set(read.faults.map(({ field }) => `/${field}`));
    for (const fault of faultsOf(validate, row, EXAM_TABLES[name]))
      if (!unknownWords.has(fault.pointer)) faults.push({ ...fault, table: name, row: index });
    return [];
  });
  return { lines, faults };
}

interface StoredRow {
  id: string;
}

/** Rows another than those that are kept, with the place each is kept at. */
function compareRows<Row extends StoredRow>(
  table: ExamTableName,
  rows: readonly Row[],
  storedRows: readonly Row[],
  lineOf: (row: Row) => object,
): { row: Row; position: number; change: ExamChange }[] {
  const before = new Map(storedRows.map((row, index) => [row.id, { line: lineOf(row), index }]));
  let last = storedRows.length;
  return rows.flatMap((row) => {
    const old = before.get(row.id);
    const line = lineOf(row);
    if (JSON.stringify(old?.line) === JSON.stringify(line)) return [];
    last += old === undefined ? 1 : 0;
    const change = {
      table,
      id: row.id,
      change: old === undefined ? ('added' as const) : ('changed' as const),
      fields: differencesOf({ table, id: row.id }, old?.line, line),
    };
    return [{ row, position: old === undefined ? last : old.index + 1, change }];
  });
}

/** Just enough to be run without a server. */
export interface ExamsWorld {
  stores: { exams: ExamStore };
}

interface Tables {
  questions: ParsedRows<QuestionLine>;
  exams: ParsedRows<ExamLine>;
  quizzes: ParsedRows<QuizLine>;
}

/** What is wrong with the lines, beside what the shop has. */
async function faultsIn(
  { stores }: ExamsWorld,
  appId: string,
  { questions, exams, quizzes }: Tables,
): Promise<ExamFault[]> {
  const before = await stores.exams.all(appId);
  const allQuestions = [...before.questions, ...questions.lines.map(([line]) => line)];
  const goods = await stores.exams.goods(
    appId,
    [...exams.lines, ...quizzes.lines].map(([{ id }]) => id),
  );
  const types = new Map(goods.map(({ id, type }) => [id, type]));
  return [
    ...questions.faults,
    ...checkQuestions(questions.lines),
    ...exams.faults,
    ...checkExams(exams.lines, { questions: new Set(allQuestions.map(({ id }) => id)), types }),
    ...quizzes.faults,
    ...checkQuizzes(quizzes.lines, {
      kinds: new Map(allQuestions.map(({ id, kind }) => [id, kind])),
      films: new Map(goods.map((good) => [good.id, good])),
    }),
  ];
}

const NOTHING: ExamTables = { questions: [], exams: [], quizzes: [] };

export async function importExams(
  world: ExamsWorld,
  appId: string,
  { tables, isTrial, isWhole = false }: ExamsAsked,
): Promise<ExamsImported> {
  const { stores } = world;
  const before = isWhole ? NOTHING : await exportExams(world, appId);
  const questions = readTable('questions', tables['questions'], before.questions);
  const exams = readTable('exams', tables['exams'], before.exams);
  const quizzes = readTable('quizzes', tables['quizzes'], before.quizzes);
  const faults = await faultsIn(world, appId, { questions, exams, quizzes });
  if (faults.length > 0) return { ok: false, faults };
  const all = questions.lines.length + exams.lines.length + quizzes.lines.length;
  return stores.exams.transaction(async (tx): Promise<ExamsImported> => {
    const store = createExamStore(tx);
    await store.lock(appId);
    const earlierRows = await store.all(appId);
    const questionChanges = compareRows(
      'questions',
      questions.lines.map(([line]) => questionOf(line)),
      earlierRows.questions,
      questionLine,
    );
    const examChanges = compareRows(
      'exams',
      exams.lines.map(([line]) => examOf(line)),
      earlierRows.exams,
      examLine,
    );
    const films = compareRows(
      'quizzes',
      // A film that asked nothing and goes on asking nothing is as it was.
      quizzes.lines
        .map(([line]) => quizOf(line))
        .filter(({ id, points }) => points.length > 0 || earlierRows.quizzes.some((one) => one.id === id)),
      earlierRows.quizzes,
      quizLine,
    );
    if (!isTrial) {
      for (const { row, position } of questionChanges) await store.putQuestion(appId, row, position);
      for (const { row, position } of examChanges) await store.putExam(appId, row, position);
      for (const { row, position } of films) await store.putQuiz(appId, row, position);
    }
    const changes = [...questionChanges, ...examChanges, ...films].map(({ change }) => change);
    const changeNames = new Set(changes.map(({ table, id }) => `${table} ${id}`));
    const notes = [
      ...gapNotes(questions.lines.filter(([{ id }]) => changeNames.has(`questions ${id}`))),
      ...scoreNotes(
        exams.lines.filter(([{ id }]) => changeNames.has(`exams ${id}`)),
        new Map(
          [...earlierRows.questions, ...questionChanges.map(({ row }) => row)].map(({ id, score }) => [
            id,
            score,
          ]),
        ),
      ),
    ];
    return { ok: true, report: { changes, unchanged: all - changes.length, notes } };
  });
}

/** All of a shop, as an import takes it. */
export async function exportExams(
  { stores }: Pick<ExamsWorld, 'stores'>,
  appId: string,
): Promise<ExamTables> {
  const { questions, exams, quizzes } = await stores.exams.all(appId);
  return {
    questions: questions.map(questionLine),
    exams: exams.map(examLine),
    quizzes: quizzes.map(quizLine),
  };
}
