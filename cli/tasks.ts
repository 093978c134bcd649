/** `tasks list|show|review|return|export|import <shop> …`: what learners are set, and what they handed in. */
import {
  consoleTaskAnswersDecide,
  consoleTaskAnswersList,
  consoleTasksExport,
  consoleTasksImport,
  consoleTasksList,
  TasksRefusedSchema,
} from '#schemas/api/console/tasks.ts';
import { listAll, type Client } from './client/client.ts';
import { readRefusal } from './client/read-refusal.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { readText } from '#schemas/page/text.ts';
import { makeAjv } from '#schemas/ajv.ts';
import { Type } from 'typebox';
import { TaskWrittenSchema, type AnswerOfMerchant, type TaskWritten } from '#schemas/task/task-file.ts';
import { REVIEW_MAX, SCORE_MAX, TASK_STATE_NAMES } from '#schemas/task/task.ts';
import { msOf } from '#schemas/time.ts';
import { authorOf, type Command } from './command.ts';
import { tellMoment } from './moment.ts';
import { orderFields } from './order-fields.ts';
import { columns, plural } from './report.ts';
import { ShopError, unknownShop, usageError } from './shop-error.ts';

const USAGE =
  'npm run shop -- tasks list <shop>, tasks show <shop> <task> [person], tasks review <shop> <task> <person> [--score N] [--reason TEXT], tasks return <shop> <task> <person> --reason TEXT, or tasks export|import <shop> <file.json>';

/** Answers of learners that are listed, those handed in last. */
const ANSWERS_LISTED = 100;

const readTasks = (client: Client, shop: string) =>
  listAll((part) => client.ask(consoleTasksList, { shop, ...part }));

async function list({ connect, say, shop, flags }: Command): Promise<number> {
  const tasks = await readTasks(await connect(), shop);
  if (tasks === undefined) throw unknownShop(shop);
  if (tasks.length === 0) {
    say(`${shop} has no tasks.\n`);
    return 0;
  }
  const rows = tasks.map((one) => [
    one.id,
    one.is_off === true ? `${one.kind}, off` : one.kind,
    one.due ?? '-',
    String(one.answers.committed),
    String(one.answers.returned),
    String(one.answers.reviewed),
    readText(one.title, flags.locale),
  ]);
  say(`${columns([['TASK', 'KIND', 'DUE', 'TO REVIEW', 'SENT BACK', 'REVIEWED', 'TITLE'], ...rows])}\n`);
  return 0;
}

const whoOf = ({ phone, user_id: id }: AnswerOfMerchant) => (phone === undefined ? id : `${phone}, ${id}`);

function tellAnswer(one: AnswerOfMerchant): string {
  const files = [...one.images, ...one.audio.map(({ url, seconds }) => `${url} (${String(seconds)} s)`)];
  return [
    `${one.nickname} (${whoOf(one)}), handed in ${tellMoment(msOf(one.committed_ts))}${one.is_late ? ', late' : ''}\n`,
    ...one.options.map((option) => `  chose  ${option}\n`),
    ...one.answer.split('\n').map((line) => `  ${line}\n`),
    // Opened in the shop by whoever owns or administers it; they end after a quarter of an hour.
    ...files.map((file) => `  file   ${file}\n`),
    one.comment === '' ? '' : `  said   ${one.comment}\n`,
  ].join('');
}

const noAnswer = (shop: string, task: string, person: string) =>
  new ShopError(`${shop} has no answer of "${person}" to "${task}".`);

async function show({ connect, say, shop }: Command, task: string, person?: string): Promise<number> {
  const client = await connect();
  const filter = { task_id: task, ...(person === undefined ? {} : { person }) };
  const answer = await client.ask(consoleTaskAnswersList, { shop, limit: ANSWERS_LISTED, filter });
  if (answer === undefined) throw unknownShop(shop);
  if (answer.items.length === 0 && !(await readTasks(client, shop))?.some(({ id }) => id === task))
    throw new ShopError(`${shop} has no task "${task}". See them with: npm run shop -- tasks list ${shop}`);
  if (person !== undefined) {
    if (answer.items.length === 0) throw noAnswer(shop, task, person);
    for (const one of answer.items) say(tellAnswer(one));
    return 0;
  }
  const rows = answer.items.map((one) => [
    one.user_id,
    one.nickname,
    TASK_STATE_NAMES[one.state] ?? '',
    tellMoment(msOf(one.committed_ts)),
    one.is_late ? 'late' : '',
    one.score < 0 ? '' : String(one.score),
  ]);
  say(
    rows.length === 0
      ? `Nothing has been handed in for ${task} yet.\n`
      : `${columns([['PERSON', 'NAME', 'STATE', 'HANDED IN', '', 'SCORE'], ...rows])}\n`,
  );
  if (answer.next !== undefined)
    say(`These are the last ${String(answer.items.length)} of ${String(answer.total)}.\n`);
  return 0;
}

async function decide(
  command: Command,
  verb: 'review' | 'return',
  task: string,
  person: string,
): Promise<number> {
  const { reason, score } = command.flags;
  const points = score === '' ? undefined : Number(score);
  const isWrong = points !== undefined && !(Number.isInteger(points) && points >= 0 && points <= SCORE_MAX);
  if (isWrong || reason.length > REVIEW_MAX || (verb === 'return' && reason.trim() === ''))
    throw usageError(USAGE);
  const input = {
    shop: command.shop,
    task_id: task,
    person,
    verb,
    comment: reason.trim(),
    author: authorOf(command),
    ...(points === undefined ? {} : { score: points }),
  };
  const outcome = await (
    await command.connect()
  ).attempt(consoleTaskAnswersDecide, input, ['state-conflict']);
  if (outcome === undefined) throw noAnswer(command.shop, task, person);
  if (!outcome.ok) throw new ShopError('That answer does not wait for a review.');
  command.say(`${task}: ${verb === 'review' ? 'reviewed' : 'sent back'}; the learner is told.\n`);
  return 0;
}

const isFile = makeAjv('input').compile<TaskWritten[]>(Type.Array(TaskWrittenSchema));

async function bring({ connect, say, sayFault, shop }: Command, file: string): Promise<number> {
  const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isFile(read)) throw new ShopError(`${file} holds no list of tasks: write one out with tasks export.`);
  const outcome = await (
    await connect()
  ).attempt(consoleTasksImport, { shop, tasks: read }, ['config-invalid']);
  if (outcome === undefined) throw unknownShop(shop);
  if (outcome.ok) {
    say(`${plural(outcome.data.written, 'task')} brought in.\n`);
    return 0;
  }
  const { errors } = readRefusal(TasksRefusedSchema, outcome.data);
  sayFault(
    `${columns([['TASK', 'FIELD', 'WRONG'], ...errors.map((one) => [one.task, one.field, one.reason])])}\n`,
  );
  sayFault('Nothing was brought in.\n');
  return 1;
}

async function write({ connect, say, shop }: Command, file: string): Promise<number> {
  const answer = await (await connect()).ask(consoleTasksExport, { shop });
  if (answer === undefined) throw unknownShop(shop);
  const rows = answer.tasks.map((one) => orderFields(one, TaskWrittenSchema));
  writeFileSync(file, `${JSON.stringify(rows, null, 2)}\n`);
  say(`${plural(rows.length, 'task')} written to ${file}.\n`);
  return 0;
}

/** What is done stands first among the arguments. */
export function tasks(command: Command): Promise<number> {
  const [verb, first, second] = command.args;
  if (verb === 'list') return list(command);
  if (first === undefined) throw usageError(USAGE);
  if (verb === 'show') return show(command, first, second);
  if (verb === 'export') return write(command, first);
  if (verb === 'import') return bring(command, first);
  if ((verb === 'review' || verb === 'return') && second !== undefined)
    return decide(command, verb, first, second);
  throw usageError(USAGE);
}
