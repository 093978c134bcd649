/** `npm run shop -- exams …`: tables of JSON and CSV out and in, attempts and essays, beside a server and without one (ADR-319). */
import { consoleExamsExport } from '#schemas/api/console/exams.ts';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exams as command } from '#cli/exams/exams.ts';
import { appUser } from '#server/areas/identity/area.ts';
import { openServerClient, type Client } from '#cli/client/client.ts';
import { injectedClient } from './injected-client.ts';
import { NO_REMOTE, PLAIN_FLAGS } from '../support/shop-flags.ts';
import { makeTempDir, removeTempDir } from '../support/temp-dir.ts';
import { CONSOLE_TOKEN } from './app.ts';
import { withExams } from './exams-fixture.ts';

const exams = withExams();
let base = '';
let dir = '';

beforeAll(async () => {
  base = await exams.test().app.listen({ host: '127.0.0.1', port: 0 });
  dir = makeTempDir();
});
afterAll(async () => {
  removeTempDir(dir);
  await exams.test().app.close();
});

const byServer = () => openServerClient(base, CONSOLE_TOKEN);
const inStore = () => injectedClient(exams.test());

async function run(client: Client, args: string[], flags: Partial<typeof PLAIN_FLAGS> = {}) {
  let message = '';
  const exit = await command({
    connect: () => Promise.resolve(client),
    say: (text) => (message += text),
    sayFault: (text) => (message += text),
    shop: 'knowledge',
    dir: '',
    args,
    flags: { ...PLAIN_FLAGS, ...flags },
    remote: NO_REMOTE,
  });
  return { exit, said: message };
}

it.each(['json', 'csv'])(
  'ADR-319: as %s, twice the same bytes, and an import of them changes nothing',
  async (format) => {
    const [one, other] = [join(dir, `${format}-1`), join(dir, `${format}-2`)];
    await run(byServer(), ['export', one], { format });
    await run(inStore(), ['export', other], { format });
    for (const name of ['questions', 'exams'])
      expect(readFileSync(join(one, `${name}.${format}`), 'utf8')).toBe(
        readFileSync(join(other, `${name}.${format}`), 'utf8'),
      );
    for (const client of [byServer(), inStore()]) {
      const { exit, said } = await run(client, ['import', one]);
      expect([exit, said]).toEqual([0, expect.stringMatching(/^Nothing changes/)]);
    }
  },
);

it('ADR-319: a spreadsheet is read with semicolons, and a fault names file, row and field', async () => {
  const folder = join(dir, 'sheet');
  mkdirSync(folder);
  const head = 'id;bank;kind;stem.cn;stem.en;option_a;option_b;answer;score';
  const write = (answer: string) =>
    writeFileSync(
      join(folder, 'questions.csv'),
      `\ufeff${head}\r\ncsv_1;b;multi;选;Choose;one;two;${answer};7\r\ncsv_2;b;blank;空;Gap;;;16/sixteen|book;3\r\n`,
    );
  write('A|Z');
  const faulty = await run(byServer(), ['import', folder]);
  expect([faulty.exit, faulty.said]).toEqual([
    1,
    expect.stringContaining('questions.csv row 2, field answer'),
  ]);
  expect(faulty.said).toContain('Nothing was changed');
  write('A|B');
  const { exit, said } = await run(byServer(), ['import', folder]);
  expect([exit, said]).toEqual([0, expect.stringContaining('2 added')]);
  const match = await inStore().ask(consoleExamsExport, { shop: 'knowledge' });
  const [gap] = match?.tables.questions.filter(({ id }) => id === 'csv_2') ?? [];
  expect(gap).toEqual({
    id: 'csv_2',
    bank: 'b',
    kind: 'blank',
    stem: { cn: '空', en: 'Gap' },
    answer: ['16/sixteen', 'book'],
    score: 3,
  });
});

it('D85: attempts and their essays are listed and read, by server and in store alike', async () => {
  await exams.exam('ex_cli');
  const me = await exams.taker('ex_cli');
  const { attempt_id: id } = (await exams.start(me, 'ex_cli')).data;
  await exams.save(me, id, 'x_essay', 'Two\nlines.');
  await expect(run(byServer(), ['review', id, 'x_essay', '10'])).rejects.toThrow('has not been handed in');
  const waiting = async () => {
    const filter = { is_waiting: true };
    return (await exams.ask('exams.list', { q: 'ex_cli', filter })).data.items;
  };
  expect(await waiting()).toEqual([]);
  await exams.commit(me, id);
  expect(await waiting()).toMatchObject([{ exam_id: 'ex_cli', attempts: 1, waiting: 1, questions: 5 }]);
  const { said } = await run(byServer(), ['attempts', 'ex_cli']);
  expect(said).toContain(id);
  expect(said).toContain('  > Two\n  > lines.');
  expect((await run(inStore(), ['attempts', 'ex_cli'])).said).toBe(said);
  await expect(run(byServer(), ['review', id, 'x_essay', '61'])).rejects.toThrow('is not worth 61');
  expect((await run(byServer(), ['review', id, 'x_essay', '30'])).said).toContain('reviewed, 30 points');
  expect((await run(inStore(), ['review', id, 'x_essay', '60'], { reason: 'Better' })).said).toContain(
    '60 points',
  );
  expect(await waiting()).toEqual([]);
  await expect(run(inStore(), ['attempts', 'nothing'])).rejects.toThrow('has no exam "nothing"');
});

it('D83, R46: what was answered inside a film is listed and written as CSV, by server and in store alike', async () => {
  await exams.exam('bank_of_asked');
  const heldText = await exams.course('course_of_asked', [await exams.lesson('qz_asked')]);
  const points = ['30:x_single', '65:x_blank:optional'];
  const tables = { quizzes: [{ id: 'qz_asked', points }] };
  await exams.ask('exams.import', { tables });
  expect((await run(byServer(), ['answers', 'qz_asked'])).said).toBe(
    'Nobody has answered in qz_asked yet.\n',
  );
  const [one, other] = [await exams.learner(heldText), await exams.learner(heldText)];
  const answer = (me: typeof one, point_s: number, input: unknown) =>
    exams.send(me, 'quiz.play.save', { resource_id: 'qz_asked', point_s, answer: input });
  await answer(one, 30, 'A');
  await answer(one, 65, ['=SUM(A1)']);
  await answer(other, 30, 'B');

  const { said } = await run(byServer(), ['answers', 'qz_asked']);
  expect(said).toMatch(/0:30 +wrong .*One\? +A a\n/);
  expect(said).toMatch(/0:30 +right .*One\? +B b\n/);
  expect(said).toMatch(/1:05 +wrong .*A ____ +=SUM\(A1\)\n/);
  expect((await run(inStore(), ['answers', 'qz_asked'])).said).toBe(said);

  const { said: file } = await run(byServer(), ['answers', 'qz_asked'], { format: 'csv' });
  expect(file.split('\r\n')).toHaveLength(5);
  expect(file).toContain('Answered,Second,Question id,Question,Learner,Name,Phone,Answer,Right');
  expect(file).toContain(`,30,x_single,One?,${other.id},`);
  expect(file).toMatch(/,'=SUM\(A1\),no\r\n/);
  expect((await run(inStore(), ['answers', 'qz_asked'], { format: 'csv' })).said).toBe(file);
  expect((await run(byServer(), ['answers', 'qz_asked'], { format: 'csv', locale: 'cn' })).said).toMatch(
    /,B b,是\r\n/,
  );

  for (const client of [byServer(), inStore()]) {
    await expect(run(client, ['answers', 'no_film'])).rejects.toThrow('has no film "no_film" that asks');
    await expect(run(client, ['answers', 'no_film'], { format: 'csv' })).rejects.toThrow('no_film');
  }
});

it('D83: a question that was taken out of its film keeps its answers, without a moment', async () => {
  const tables = { quizzes: [{ id: 'qz_asked', points: [] }] };
  await exams.ask('exams.import', { tables });
  const { said } = await run(byServer(), ['answers', 'qz_asked']);
  expect(said).toContain('B b');
  expect(said).not.toMatch(/ 0:30 /);
});

it('D138: attempts and answers are read part by part, none twice and none left out, and found by words', async () => {
  const exam_id = 'ex_parts';
  await exams.exam(exam_id);
  const people = [];
  for (const _place of [1, 2, 3]) people.push(await exams.taker(exam_id));
  const startedItems = [];
  for (const me of people) startedItems.push((await exams.start(me, exam_id)).data.attempt_id);
  const heldText = await exams.course('course_of_parts', [await exams.lesson('qz_parts')]);
  await exams.ask('exams.import', {
    tables: { quizzes: [{ id: 'qz_parts', points: ['30:x_single', '40:x_judge'] }] },
  });
  for (const me of [await exams.learner(heldText), await exams.learner(heldText)])
    for (const [point_s, answer] of [
      [30, 'A'],
      [40, true],
    ])
      await exams.send(me, 'quiz.play.save', { resource_id: 'qz_parts', point_s, answer });

  async function parts(name: string, of: object): Promise<Record<string, string>[]> {
    const rows = [];
    let cursor: string | undefined;
    do {
      const { data } = await exams.ask(name, {
        ...of,
        limit: 1,
        ...(cursor === undefined ? {} : { cursor }),
      });
      rows.push(...data.items);
      expect(data.items).toHaveLength(1);
      cursor = data.next;
    } while (cursor !== undefined);
    return rows;
  }
  const attempts = await parts('exam_attempts.list', { exam_id });
  expect(attempts.map(({ attempt_id }) => attempt_id).toSorted()).toEqual(startedItems.toSorted());
  const answers = await parts('film_answers.list', { film_id: 'qz_parts' });
  expect(new Set(answers.map((one) => `${one['user_id']} ${one['question_id']}`)).size).toBe(4);
  const oldest = await exams.ask('exam_attempts.list', { exam_id, sort: 'started_ts' });
  expect(oldest.data.items.map((one: { attempt_id: string }) => one.attempt_id)).toEqual(
    attempts.map(({ attempt_id }) => attempt_id).toReversed(),
  );
  expect((await exams.ask('exam_attempts.list', { exam_id: 'nothing' })).code).toBe(40400);
  expect((await exams.ask('exam_attempts.list', { exam_id, cursor: 'nonsense' })).code).toBe(40000);
});

it('D138: attempts and film answers show no whole phone, and are found by a whole one or its last four digits alone', async () => {
  const exam_id = 'ex_phones';
  await exams.exam(exam_id);
  const me = await exams.taker(exam_id);
  const { attempt_id } = (await exams.start(me, exam_id)).data;
  const film = await exams.lesson('qz_phones');
  const heldText = await exams.course('course_of_phones', [film]);
  await exams.ask('exams.import', { tables: { quizzes: [{ id: film, points: ['30:x_single'] }] } });
  const viewer = await exams.learner(heldText);
  await exams.send(viewer, 'quiz.play.save', { resource_id: film, point_s: 30, answer: 'A' });
  // Names of learners here hold their phones.
  await exams.db().update(appUser).set({ nickname: 'Somebody' });
  const phoneOf = async ({ id }: typeof me) =>
    (await exams.test().database.stores.users.byId('appknowledge', id))?.phone ?? '';

  const lists = [
    { name: 'exam_attempts.list', of: { exam_id }, phone: await phoneOf(me) },
    { name: 'film_answers.list', of: { film_id: film }, phone: await phoneOf(viewer) },
  ];
  for (const { name, of, phone } of lists) {
    const maskedText = `${phone.slice(0, 3)}****${phone.slice(-4)}`;
    const readMatch = async (q: string) => (await exams.ask(name, { ...of, q })).data.items;
    for (const q of [phone, `+86 ${phone}`, phone.slice(-4)])
      expect(await readMatch(q), `${name} ${q}`).toMatchObject([{ phone: maskedText }]);
    for (const q of [phone.slice(0, 3), phone.slice(3, 9), phone.slice(0, 10), phone.slice(-5)])
      expect(await readMatch(q), `${name} ${q}`).toEqual([]);
  }
  const { csv } = (await exams.ask('film_answers.export', { film_id: film })).data;
  expect(csv).not.toContain(await phoneOf(viewer));
  const { said } = await run(byServer(), ['attempts', exam_id]);
  expect(said).toContain(attempt_id);
  expect(said).not.toContain(await phoneOf(me));
});

it('D140: the audit log has who imported what and read which essay, and no score', async () => {
  await exams.exam('ex_audited');
  const me = await exams.taker('ex_audited');
  const { attempt_id: id } = (await exams.start(me, 'ex_audited')).data;
  await exams.save(me, id, 'x_essay', 'Mine.');
  await exams.commit(me, id);
  const read = { attempt_id: id, question_id: 'x_essay', score: 47, author: 'Mei' };
  await exams.ask('exam_attempts.review', read);
  const { items } = (await exams.ask('audit.list', { q: id })).data;
  expect(items).toMatchObject([
    {
      who: 'Mei',
      subject: `attempt ${id}`,
      before: { state: 2 },
      after: { state: 3, question_id: 'x_essay' },
    },
  ]);
  // Ids and moments have digits of their own.
  expect(JSON.stringify([items[0].before, items[0].after])).not.toContain('47');
  const question = { id: 'q_audited', kind: 'judge', stem: 'So?', answer: ['true'] };
  const bring = (more: object = {}) =>
    exams.ask('exams.import', { tables: { questions: [question] }, author: 'Audit', ...more });
  for (const more of [{ is_trial: true }, {}, {}]) expect((await bring(more)).code).toBe(0);
  const imports = (await exams.ask('audit.list', { q: 'Audit' })).data.items;
  expect(imports).toMatchObject([
    { subject: 'exams', before: { count: 0 }, after: { count: 1, ids: ['questions q_audited'] } },
  ]);
});
