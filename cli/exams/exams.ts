/** `exams list|import|export|attempts|review|answers <shop> …`: banks, exams and questions of films as tables, who took them, what an essay is worth, and what was answered inside a film. */
import {
  consoleExamAttemptsList,
  consoleExamAttemptsReview,
  consoleExamsExport,
  consoleExamsImport,
  consoleFilmAnswersExport,
  consoleFilmAnswersList,
  ExamsRefusedSchema,
} from '#schemas/api/console/exams.ts';
import { LONG_MS } from '../client/call-server.ts';
import { listAll } from '../client/client.ts';
import { readRefusal } from '../client/read-refusal.ts';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { EXAM_TABLE_NAMES } from '#schemas/exam/tables.ts';
import { ATTEMPT_STATE } from '#schemas/exam/exam-state.ts';
import { msOf } from '#schemas/time.ts';
import type { Command } from '../command.ts';
import { formatOf, readTablesOf, writeTablesOf } from '../goods/folder.ts';
import {
  countChanges,
  inFiles,
  joinFaults,
  reportChanges,
  reportCheck,
  reportFaults,
  reportNotes,
} from '../goods/report-import.ts';
import { FORMATS } from '#server/areas/goods-transfer/sheets/table-file.ts';
import { clockTime } from '#ui/clock-time.ts';
import { tellMoment } from '../moment.ts';
import { columns } from '../report.ts';
import { ShopError, unknownShop } from '../shop-error.ts';
import { listExams } from './list-exams.ts';

const USAGE =
  'npm run shop -- exams list <shop>, exams import <shop> <dir> [--check] [--replace], exams export <shop> <dir> [--format csv|xlsx|json], exams attempts <shop> <exam>, exams review <shop> <attempt> <question> <score> [--reason TEXT], or exams answers <shop> <film> [--format csv]';

/** Attempts, and answers inside a film, that are listed: the newest. */
const LINES_LISTED = 200;

const STATES = new Map<number, string>([
  [ATTEMPT_STATE.running, 'running'],
  [ATTEMPT_STATE.committed, 'handed in'],
  [ATTEMPT_STATE.reviewed, 'reviewed'],
]);

async function importFolder(command: Command, dir: string): Promise<number> {
  const { connect, say, shop, flags } = command;
  if (!existsSync(dir)) throw new ShopError(`There is no folder ${dir}.`);
  const { tables, faults, notes, isComplete } = await readTablesOf(dir, EXAM_TABLE_NAMES);
  if (tables.length === 0 && faults.length === 0)
    throw new ShopError(
      `${dir} holds no questions.csv, exams.csv or quizzes.csv, nor the same as .xlsx or .json.`,
    );
  if (!isComplete) return reportFaults(command, faults);
  const rows = Object.fromEntries(tables.map((table) => [table.name, table.rows]));
  const isTrial = faults.length > 0 || flags.check;
  const input = { shop, tables: rows, is_trial: isTrial, is_whole: flags.replace };
  const options = { timeoutMs: LONG_MS };
  const outcome = await (await connect()).attempt(consoleExamsImport, input, ['config-invalid'], options);
  if (outcome === undefined) throw unknownShop(shop);
  const inShop = outcome.ok ? [] : inFiles(readRefusal(ExamsRefusedSchema, outcome.data).errors, tables);
  if (faults.length > 0 || !outcome.ok) return reportFaults(command, joinFaults(faults, inShop));
  const { changes, unchanged } = outcome.data;
  reportNotes(command, [...notes, ...inFiles(outcome.data.notes, tables)]);
  if (flags.check) return reportCheck(command, changes, { sameCount: unchanged, nameOf: (text) => text });
  reportChanges(command, changes);
  say(
    changes.length === 0
      ? `Nothing changes: ${shop} has all ${String(unchanged)} as they are in the files.\n`
      : `\n${countChanges(changes, unchanged)}\n`,
  );
  return 0;
}

async function exportFolder({ connect, say, shop, flags }: Command, dir: string): Promise<number> {
  const format = flags.format === '' ? formatOf(dir, 'exams') : FORMATS.find((one) => one === flags.format);
  if (format === undefined) throw new ShopError(`--format is ${FORMATS.join(' or ')}.`);
  const answer = await (await connect()).ask(consoleExamsExport, { shop });
  if (answer === undefined) throw unknownShop(shop);
  const files = await writeTablesOf(dir, EXAM_TABLE_NAMES, answer.tables, format);
  say(`${files.length === 0 ? 'Nothing' : files.join(', ')} written to ${dir}.\n`);
  return 0;
}

async function attempts({ connect, say, shop }: Command, exam: string): Promise<number> {
  const client = await connect();
  const rows = await listAll(
    (part) => client.ask(consoleExamAttemptsList, { shop, exam_id: exam, ...part }),
    LINES_LISTED,
  );
  if (rows === undefined) throw new ShopError(`${shop} has no exam "${exam}".`);
  if (rows.length === 0) say(`Nobody has taken ${exam} yet.\n`);
  else
    say(
      `${columns([
        ['ATTEMPT', 'STATE', 'SCORE', 'BEGUN', 'WHO'],
        ...rows.map((one) => [
          one.attempt_id,
          STATES.get(one.state) ?? String(one.state),
          `${String(one.score)}/${String(one.total_score)}`,
          tellMoment(msOf(one.started_ts)),
          `${one.nickname} ${one.phone ?? ''}`.trim(),
        ]),
      ])}\n`,
    );
  for (const { attempt_id: id, waiting } of rows)
    for (const essay of waiting)
      say(
        `\n${id} ${essay.question_id}, up to ${String(essay.full_score)} points\n  ${essay.stem}\n${essay.text.replaceAll(/^/gm, '  > ')}\n`,
      );
  return 0;
}

async function review({ connect, say, shop, flags }: Command, words: readonly string[]): Promise<number> {
  const [attempt = '', question = '', text = ''] = words;
  if (question === '' || !/^\d{1,6}$/.test(text)) throw new ShopError(USAGE);
  const of = { attempt_id: attempt, question_id: question };
  const input = { shop, ...of, score: Number(text), comment: flags.reason };
  const codes = ['state-conflict', 'bad-parameters'] as const;
  const outcome = await (await connect()).attempt(consoleExamAttemptsReview, input, codes);
  if (outcome === undefined)
    throw new ShopError(`${shop} has no essay ${question} in an attempt ${attempt}.`);
  if (!outcome.ok)
    throw new ShopError(
      outcome.code === 'state-conflict'
        ? `${attempt} has not been handed in yet.`
        : `${question} is not worth ${text} points.`,
    );
  say(`${attempt}: ${STATES.get(outcome.data.state) ?? ''}, ${String(outcome.data.score)} points.\n`);
  return 0;
}

async function answers({ connect, say, shop, flags }: Command, film: string): Promise<number> {
  const client = await connect();
  const { format, locale } = flags;
  const input = { shop, film_id: film };
  const unknown = new ShopError(`${shop} has no film "${film}" that asks.`);
  if (format === 'csv') {
    const file = await client.ask(consoleFilmAnswersExport, input, { locale });
    if (file === undefined) throw unknown;
    say(file.csv);
    return 0;
  }
  const answers = await listAll(
    (part) => client.ask(consoleFilmAnswersList, { ...input, ...part }, { locale }),
    LINES_LISTED,
  );
  if (answers === undefined) throw unknown;
  if (answers.length === 0) {
    say(`Nobody has answered in ${film} yet.\n`);
    return 0;
  }
  const rows = answers.map((one) => [
    tellMoment(msOf(one.answered_ts)),
    one.point_s === 0 ? '' : clockTime(one.point_s),
    one.is_right ? 'right' : 'wrong',
    `${one.nickname} ${one.phone ?? ''}`.trim(),
    one.stem.replaceAll(/\s+/g, ' '),
    one.answer.replaceAll(/\s+/g, ' '),
  ]);
  say(`${columns([['ANSWERED', 'AT', 'IS', 'WHO', 'QUESTION', 'ANSWER'], ...rows])}\n`);
  return 0;
}

/** What is done stands first among the arguments. */
export function exams(command: Command): Promise<number> {
  const [verb, what = '', ...rest] = command.args;
  if (verb === 'list') return listExams(command);
  if (what === '') throw new ShopError(USAGE);
  if (verb === 'import') return importFolder(command, resolve(what));
  if (verb === 'export') return exportFolder(command, resolve(what));
  if (verb === 'attempts') return attempts(command, what);
  if (verb === 'answers') return answers(command, what);
  if (verb === 'review') return review(command, [what, ...rest]);
  throw new ShopError(USAGE);
}
