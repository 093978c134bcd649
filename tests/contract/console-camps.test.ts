/** Camps on the merchant's calendar, and the day of a lesson moved by who teaches (D87, D127, D138, ADR-832). */
import { describe, expect, it } from 'vitest';
import { goodsNode, goodsTerm } from '#server/areas/catalogue/tables/details.ts';
import { dayAt, startOf } from '#server/areas/shop/area.ts';
import { withExams } from './exams-fixture.ts';
import { deskHeaders } from './desk-people.ts';
import { SHOP } from './rights-fixture.ts';

const exams = withExams();
const { ask, clock, db, lesson, newGoods, test, learner, send } = exams;
const CAMP = 25;
const DAY = 86_400;

/** Unix seconds of the midnight of the shop's day so many days on. */
const midnight = (days: number) => (startOf(dayAt(clock.now())) ?? 0) / 1000 + days * DAY;

async function camp(id: string, days: readonly number[], unlockTs: readonly number[] = []): Promise<string> {
  await newGoods(id, { type: CAMP, price: 9900, payState: 1, title: `Camp ${id}` });
  const node = { appId: SHOP, goodsId: id, parentId: '', kind: 'lesson' as const };
  for (const [position, unlockDay] of days.entries()) {
    const resourceId = await lesson(`${id}_${String(position)}`, { kind: 'text' });
    const opens = { unlockDay, unlockTs: unlockTs[position] ?? 0 };
    const row = {
      ...node,
      id: `n${String(position)}`,
      title: `Lesson ${String(position)}`,
      resourceId,
      position,
    };
    await db()
      .insert(goodsNode)
      .values({ ...row, ...opens });
  }
  return id;
}

async function term(goodsId: string, startDay: number, change: Partial<typeof goodsTerm.$inferInsert> = {}) {
  const [startTs, endTs] = [midnight(startDay), midnight(startDay + 7)];
  const group = { groupName: '', groupQr: '', groupNote: '' };
  await db()
    .insert(goodsTerm)
    .values({
      appId: SHOP,
      goodsId,
      id: `t${String(startDay)}`,
      title: 'Term',
      startTs,
      endTs,
      ...group,
      ...change,
    });
}

const calendar = async (from: number, to: number) =>
  (await ask('camp_calendar.get', { from: midnight(from), to: midnight(to) })).data;
const openingsOf = (
  data: { lessons: { camp_id: string; id: string; term_id: string; opens_ts: number }[] },
  id: string,
) =>
  data.lessons
    .filter((one) => one.camp_id === id)
    .map((one) => [one.id, one.term_id, (one.opens_ts - midnight(0)) / DAY]);

describe('console.camp_calendar.get', () => {
  it('D87: a lesson stands on the day it opens in each term, by the rule learners are let in by', async () => {
    const id = await camp('cal_terms', [1, 3, 0], [0, 0, midnight(4)]);
    await term(id, 2, { opensAt: 480 });
    await term(id, 20);
    const third = 8 * 3600;
    const data = await calendar(0, 30);
    expect(openingsOf(data, id)).toEqual([
      ['n0', 't2', 2 + third / DAY],
      ['n2', '', 4],
      ['n1', 't2', 4 + third / DAY],
      ['n0', 't20', 20],
      ['n1', 't20', 22],
    ]);
    expect(data.terms.filter((one: { camp_id: string }) => one.camp_id === id)).toHaveLength(2);
    expect(data.camps).toContainEqual({ id, type: CAMP, title: `Camp ${id}`, state: 'on', term_count: 2 });
    expect(openingsOf(await calendar(3, 5), id)).toEqual([
      ['n2', '', 4],
      ['n1', 't2', 4 + third / DAY],
    ]);
  });

  it('D87: a term that opens all at once opens on its first day; days of a camp without terms stand nowhere', async () => {
    const atOnce = await camp('cal_once', [1, 5]);
    await term(atOnce, 1, { opens: 'start' });
    const alone = await camp('cal_alone', [1, 2]);
    const data = await calendar(0, 30);
    expect(openingsOf(data, atOnce)).toEqual([
      ['n0', 't1', 1],
      ['n1', 't1', 1],
    ]);
    expect(openingsOf(data, alone)).toEqual([]);
    expect(data.camps.find((one: { id: string }) => one.id === alone).term_count).toBe(0);
  });

  it('D86: what is due stands there with the camp it belongs to, itself or by a lesson', async () => {
    const id = await camp('cal_due', [1]);
    const due = new Date(midnight(3) * 1000 + 1000).toISOString();
    const tasks = [
      {
        id: 'cal_t1',
        kind: 'answer',
        type: 'text',
        title: 'Of the camp',
        due,
        goods_id: id,
        audience: 'owners',
      },
      {
        id: 'cal_t2',
        kind: 'answer',
        type: 'text',
        title: 'Of a lesson',
        due,
        goods_id: `${id}_0`,
        audience: 'owners',
      },
    ];
    expect((await ask('tasks.import', { tasks })).code).toBe(0);
    const dues = (data: { tasks: { id: string; camp_id: string }[] }) =>
      data.tasks.filter((one) => one.id.startsWith('cal_t')).map((one) => [one.id, one.camp_id]);
    expect(dues(await calendar(3, 4))).toEqual([
      ['cal_t1', id],
      ['cal_t2', id],
    ]);
    expect(dues(await calendar(4, 5))).toEqual([]);
  });

  it('ADR-832: a span that is no month, or ends before it begins, is refused', async () => {
    const codeOf = async (from: number, to: number) =>
      (await ask('camp_calendar.get', { from: midnight(from), to: midnight(to) })).code;
    expect([await codeOf(0, 45), await codeOf(0, 46), await codeOf(1, 1)]).toEqual([0, 40000, 40000]);
  });
});

describe('console.camp_lessons.save', () => {
  const one = (id: string) => ({ camp_id: id, id: 'n1' });

  it('D87, D138: a teacher moves a lesson to another day, and the learner’s door follows', async () => {
    const id = await camp('move_day', [1, 3]);
    await term(id, 0);
    const me = await learner(id);
    const lockOf = async () =>
      (await send(me, 'goods.directory.get', { goods_id: id, page_size: 50 })).data.list.map(
        ({ lock }: { lock: string }) => lock,
      );
    expect(await lockOf()).toEqual(['', 'not-yet']);
    const headers = await deskHeaders(test(), 'teacher');
    const asTeacher = async (name: string, payload: object) =>
      (
        await test().ask('knowledge', {
          method: 'POST',
          url: `/api/console.${name}/1.0.0`,
          payload: { shop: 'knowledge', ...payload },
          headers,
        })
      ).json();
    const { data } = await asTeacher('camp_lessons.get', one(id));
    expect(data.item).toEqual({ unlock_day: 3 });
    const { version } = data;
    const saving = await asTeacher('camp_lessons.save', { ...one(id), version, item: { unlock_day: 1 } });
    expect(saving.code).toBe(0);
    expect(await lockOf()).toEqual(['', '']);
    const rows = (await ask('audit.list', { q: `good ${id}` })).data.items;
    expect(rows).toMatchObject([
      {
        call: 'console.camp_lessons.save',
        before: { 'outline move_day/n1 unlock_day': 3 },
        after: { 'outline move_day/n1 unlock_day': 1 },
      },
    ]);
  });

  it('D127: a stale version is refused with both values and none of the good’s, and null takes a moment away', async () => {
    const id = await camp('move_stale', [1, 0], [0, midnight(9)]);
    const { version, item } = (await ask('camp_lessons.get', one(id))).data;
    expect(item).toEqual({ unlock: expect.any(String) });
    const change = { ...one(id), version, item: { unlock: null } };
    const first = await ask('camp_lessons.save', change);
    expect(first.code).toBe(0);
    expect((await ask('camp_lessons.get', one(id))).data).toEqual({ item: {}, version: first.data.version });
    expect(await ask('camp_lessons.save', { ...change, item: { unlock_day: 2 } })).toMatchObject({
      code: 40900,
      data: { yours: { unlock_day: 2 }, theirs: {} },
    });
  });

  it('D127: a day that is none is named by its field, other fields are refused, and what is no lesson of a camp is not found', async () => {
    const id = await camp('move_fault', [1, 2]);
    const refusal = await ask('camp_lessons.save', { ...one(id), item: { unlock_day: -1 } });
    expect(refusal.code).toBe(40000);
    expect(refusal.data.faults.map(({ pointer }: { pointer: string }) => pointer)).toEqual(['/unlock_day']);
    expect((await ask('camp_lessons.save', { ...one(id), item: { title: 'Mine' } })).code).toBe(40000);
    const missing = [
      { camp_id: id, id: 'n9' },
      { camp_id: 'nowhere', id: 'n1' },
      { camp_id: `${id}_0`, id: 'n1' },
    ];
    for (const name of missing)
      expect((await ask('camp_lessons.save', { ...name, item: {} })).code).toBe(40400);
  });
});
