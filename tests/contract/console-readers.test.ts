/** A teacher receives no phone, e-mail address or money of others, by whichever console call (D138, ADR-685). */
import { beforeAll, describe, expect, it } from 'vitest';
import type { ConsoleCall } from '#schemas/api/console/define-console-call.ts';
import { readersOf } from '#schemas/console/readers.ts';
import { scopesOf, type CallScope } from '#schemas/console/roles.ts';
import { isObject } from '#schemas/page/json.ts';
import { consoleHandlers } from '#server/start/console-calls.ts';
import { appUser } from '#server/areas/identity/area.ts';
import { CONSOLE_TOKEN } from './app.ts';
import { deskHeaders } from './desk-people.ts';
import { withExams } from './exams-fixture.ts';
import { fittingInput } from './minimal-input.ts';

const exams = withExams();
const { test } = exams;
const SECRET = /^(?:\w+_)?(?:phone|email|amount|revenue|refunded|real_name|spent|sales)$/;
const ofTeacher: readonly CallScope[] = scopesOf('teacher');
const endpoints = consoleHandlers.map(({ endpoint }) => endpoint);
const forTeacher = endpoints.filter(({ scope }) => ofTeacher.includes(scope));

/** Fields by these names that everybody gets who may make the call. */
function secretsOf(schema: unknown, at = ''): string[] {
  if (Array.isArray(schema)) return schema.flatMap((one) => secretsOf(one, at));
  if (!isObject(schema)) return [];
  const { properties, items, anyOf, allOf, patternProperties } = schema;
  const fields = Object.entries(isObject(properties) ? properties : {}).flatMap(([name, field]) => {
    if (readersOf(field)?.some((scope) => ofTeacher.includes(scope)) === false) return [];
    const below = `${at}/${name}`;
    return [...(SECRET.test(name) ? [below] : []), ...secretsOf(field, below)];
  });
  const others = [items, anyOf, allOf, isObject(patternProperties) ? Object.values(patternProperties) : []];
  return [...fields, ...others.flatMap((one) => secretsOf(one, at))];
}

/** What is there, so that lists are not empty. */
const REAL: Readonly<Record<string, unknown>> = {
  exam_id: 'ex_read',
  film_id: 'qz_read',
  alive_id: 'demo_live',
  id: 'demo_live',
};

beforeAll(async () => {
  await exams.exam('ex_read');
  await exams.start(await exams.taker('ex_read'), 'ex_read');
  const film = await exams.lesson('qz_read');
  const course = await exams.course('course_of_read', [film]);
  await exams.ask('exams.import', { tables: { quizzes: [{ id: film, points: ['30:x_single'] }] } });
  const viewer = await exams.learner(course);
  await exams.send(viewer, 'quiz.play.save', { resource_id: film, point_s: 30, answer: 'A' });
  // Names of learners here hold their phones.
  await exams.db().update(appUser).set({ nickname: 'Somebody' });
});

function inputOf(endpoint: ConsoleCall): Record<string, unknown> {
  const input = fittingInput(endpoint);
  const knownItems = Object.entries(REAL).filter(([name]) => Object.hasOwn(input, name));
  return { ...input, ...Object.fromEntries(knownItems), shop: 'knowledge' };
}

const ask = async ({ path }: ConsoleCall, headers: Record<string, string>, payload: object) =>
  (await test().ask('knowledge', { method: 'POST', url: path, headers, payload })).json();
const asOperator = { authorization: `Bearer ${CONSOLE_TOKEN}` };
const callNamed = (name: string): ConsoleCall => {
  const endpoint = endpoints.find((one) => one.name === name);
  if (endpoint === undefined) throw new Error(`no call ${name}`);
  return endpoint;
};

describe('what a teacher reads', () => {
  it('D138: is marked in the contract of every call they may make', () => {
    const open = forTeacher.flatMap(({ name, data }) => secretsOf(data).map((at) => `${name} ${at}`));
    // Money of the whole shop on the first screen: a part of its own, for its own scope (ADR-641).
    expect(open.filter((one) => !one.startsWith('console.today.get /revenue'))).toEqual([]);
    expect(forTeacher.length).toBeGreaterThan(20);
    // It finds them where they are for others.
    const orders = secretsOf(callNamed('console.orders.list').data);
    expect(orders).toEqual(expect.arrayContaining(['/items/amount', '/items/refunded']));
  });

  it('D138: holds no such field and no such value, be it in a table, a text or a list of people', async () => {
    const { stores } = test().database;
    const people = await stores.users.list('appknowledge');
    const task = {
      id: 't_read',
      kind: 'answer',
      type: 'text',
      title: 'Read',
      audience: 'people',
      people: ['19900000001'],
    };
    const importedAnswer = await ask(callNamed('console.tasks.import'), asOperator, {
      shop: 'knowledge',
      tasks: [task],
    });
    expect(importedAnswer.code).toBe(0);
    const headers = await deskHeaders(test(), 'teacher');
    const phones = people.flatMap(({ phone }) =>
      phone === '' ? [] : [phone, `${phone.slice(0, 3)}****${phone.slice(-4)}`],
    );
    const wrong: string[] = [];
    const names: string[] = [];
    for (const endpoint of forTeacher.filter(({ writes, isUpload }) => !writes && isUpload !== true)) {
      const answer = await ask(endpoint, headers, inputOf(endpoint));
      if (answer.code === 0) names.push(endpoint.name);
      const text = JSON.stringify(answer);
      for (const phone of phones) if (text.includes(phone)) wrong.push(`${endpoint.name}: ${phone}`);
      const keys = [...text.matchAll(/"(\w+)":/g)].flatMap(([, key = '']) => (SECRET.test(key) ? [key] : []));
      wrong.push(...keys.map((key) => `${endpoint.name}: ${key}`));
      if (/手机|Phone/.test(String(answer.data?.csv))) wrong.push(`${endpoint.name}: a column`);
    }
    expect(wrong).toEqual([]);
    expect(names).toEqual(
      expect.arrayContaining([
        'console.tasks.export',
        'console.exam_attempts.list',
        'console.film_answers.export',
        'console.live.get',
      ]),
    );
  });

  it('D138: tells no phone to who searches for one, and brings back the tasks that were exported', async () => {
    const headers = await deskHeaders(test(), 'teacher');
    const input = { shop: 'knowledge', exam_id: 'ex_read' };
    const attempts = callNamed('console.exam_attempts.list');
    const all = (await ask(attempts, asOperator, input)).data.items;
    expect(all[0]?.phone).toMatch(/^\d{3}\*{4}\d{4}$/);
    const q = String(all[0]?.phone).slice(-4);
    expect((await ask(attempts, asOperator, { ...input, q })).data.total).toBeGreaterThan(0);
    expect((await ask(attempts, headers, { ...input, q })).data.total).toBe(0);

    const shop = { shop: 'knowledge' };
    const whole = (await ask(callNamed('console.tasks.export'), asOperator, shop)).data.tasks;
    const { tasks } = (await ask(callNamed('console.tasks.export'), headers, shop)).data;
    expect(JSON.stringify(whole)).toContain('19900000001');
    expect(JSON.stringify(tasks)).not.toContain('19900000001');
    const one = (await ask(callNamed('console.tasks.get'), headers, { ...shop, id: 't_read' })).data;
    expect(one.item.people).toEqual([expect.stringMatching(/^\D/)]);
    expect((await ask(callNamed('console.tasks.import'), headers, { ...shop, tasks })).code).toBe(0);
    expect((await ask(callNamed('console.tasks.export'), asOperator, shop)).data.tasks).toEqual(whole);
  });

  it('D72, D138: console.access.explain masks the phone that was typed', async () => {
    const input = { shop: 'knowledge', phone: '19900000001', goods_id: 'demo_paid_course' };
    const { data } = await ask(
      callNamed('console.access.explain'),
      await deskHeaders(test(), 'service'),
      input,
    );
    expect(data.person.phone).toBe('199****0001');
    expect(JSON.stringify(data)).not.toContain('19900000001');
  });
});
