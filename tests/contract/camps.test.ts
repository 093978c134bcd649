/** Camps, punch cards, required lessons and columns in big columns, over every door that hands out lessons (D81, D87). */
import { describe, expect, it } from 'vitest';
import { goodsDetail, goodsNode, goodsTerm } from '#server/areas/catalogue/tables/details.ts';
import { CODES } from '#schemas/api/codes.ts';
import { dayAt, startOf } from '#server/areas/shop/area.ts';
import { TEXT, withLearning } from './learning-fixture.ts';
import { SHOP, type Me } from './rights-fixture.ts';

const study = withLearning();
const { lesson, somebody, send, get, pass, clock, newGoods, db, test } = study;
const CAMP = 25;
const COLUMN = 6;
const BIG = 8;
const PUNCH = 16;
const DAY = 86_400_000;
const NOT_ENTITLED = CODES['not-entitled'].code;

interface Part {
  id: string;
  day?: number;
  optional?: boolean;
}

async function holder(id: string, type: number, parts: readonly Part[], price = 9900): Promise<string> {
  await newGoods(id, { type, price, payState: 1 });
  const rows = parts.map((part, position) => ({
    appId: SHOP,
    goodsId: id,
    id: `n_${part.id}`,
    parentId: '',
    kind: 'lesson' as const,
    title: part.id,
    resourceId: part.id,
    unlockDay: part.day ?? 0,
    isRequired: part.optional !== true,
    position,
  }));
  if (rows.length > 0) await db().insert(goodsNode).values(rows);
  return id;
}

/** The midnight of the shop's day so many days on. */
const midnight = (days: number) => (startOf(dayAt(clock.now())) ?? 0) + days * DAY;

async function termOf(goodsId: string, startDay: number, days = 7): Promise<void> {
  const [startTs, endTs] = [midnight(startDay) / 1000, midnight(startDay + days) / 1000];
  const group = { groupName: 'The group', groupQr: '', groupNote: 'Each evening at nine' };
  const term = { appId: SHOP, goodsId, title: 'Term', startTs, endTs, ...group };
  await db()
    .insert(goodsTerm)
    .values({ ...term, id: `t${String(startDay)}` });
}

async function readBuyer(...goodsIds: string[]): Promise<Me> {
  const me = await somebody();
  for (const resourceId of goodsIds)
    await test().database.stores.entitlements.give(SHOP, me.id, {
      resourceId,
      source: 'order',
      orderId: `o_of_${me.id}`,
      from: clock.now(),
      to: undefined,
    });
  return me;
}

async function punchCard(id: string): Promise<string> {
  await newGoods(id, { type: PUNCH, price: 0, payState: 1, state: 'hidden' });
  const detail = { appId: SHOP, goodsId: id, introduction: '', refundTerms: '', isSoldAlone: false };
  await db().insert(goodsDetail).values(detail);
  return id;
}

const outline = async (me: Me, id: string) =>
  (await send(me, 'goods.directory.get', { goods_id: id, page_size: 50 })).data.list;
const locks = async (me: Me, id: string) => (await outline(me, id)).map(({ lock }: { lock: string }) => lock);

/** What each door answers about a text. */
async function doors(me: Me, text: string) {
  const about = { resource_id: text, resource_type: TEXT };
  const detail = await test().ask('knowledge', {
    method: 'POST',
    url: '/api/goods.detail.get/2.0.0',
    remoteAddress: me.ip,
    payload: { goods_id: text, goods_type: TEXT },
    headers: { cookie: me.cookie, 'app-id': SHOP, origin: 'http://knowledge.localhost:3000' },
  });
  const notice = detail.json().data;
  return {
    reads: notice.media !== undefined,
    why: notice.access.reason,
    opens: (await send(me, 'learn.session.open', { ...about, client_ts: clock.now() })).code,
    notes: (await send(me, 'learn.note.set', { ...about, at: 1, text: 'a' })).code,
  };
}

it('D87: the demo camp runs: two days are open, its card can be marked, the rest waits', async () => {
  const me = await readBuyer('demo_camp');
  const list = await outline(me, 'demo_camp');
  const waiting = list.filter(({ lock }: { lock: string }) => lock === 'not-yet');
  expect(waiting.map(({ day }: { day: number }) => day)).toEqual([3, 4, 5, 6, 7]);
  expect((await send(me, 'learn.punch.commit', { resource_id: 'demo_punch_2', words: 'Glass' })).code).toBe(
    0,
  );
});

describe('camps', () => {
  it('D87: a day opens at midnight in the shop, for every door, and not before', async () => {
    const [one, two] = [
      await lesson('i_camp_1', { kind: 'text' }),
      await lesson('i_camp_2', { kind: 'text' }),
    ];
    const camp = await holder('camp_daily', CAMP, [
      { id: one, day: 1 },
      { id: two, day: 2 },
    ]);
    await termOf(camp, 1);
    const me = await readBuyer(camp);
    expect(await locks(me, camp)).toEqual(['not-yet', 'not-yet']);
    expect(await doors(me, one)).toEqual({
      reads: false,
      why: 'not-yet',
      opens: NOT_ENTITLED,
      notes: NOT_ENTITLED,
    });
    pass(midnight(1) - clock.now() - 1);
    expect(await locks(me, camp)).toEqual(['not-yet', 'not-yet']);
    pass(1);
    expect(await locks(me, camp)).toEqual(['', 'not-yet']);
    expect(await doors(me, one)).toMatchObject({ reads: true, why: 'ok', opens: 0, notes: 0 });
    expect(await doors(me, two)).toMatchObject({ reads: false, opens: NOT_ENTITLED, notes: NOT_ENTITLED });
    const [, second] = await outline(me, camp);
    expect(second).toMatchObject({ day: 2, unlock_ts: midnight(1) / 1000 });
    pass(DAY);
    expect((await doors(me, two)).opens).toBe(0);
  });

  it('D87: each learner is in the term that ran when they joined, and reads only of its group', async () => {
    const text = await lesson('i_camp_terms', { kind: 'text' });
    const camp = await holder('camp_terms', CAMP, [{ id: text, day: 3 }]);
    await termOf(camp, 0, 2);
    await termOf(camp, 10);
    const early = await readBuyer(camp);
    pass(3 * DAY);
    const late = await readBuyer(camp);
    const stranger = await somebody();
    const campOf = (me: Me) => get(me, 'learn.camp.get', { goods_id: camp });
    expect((await campOf(early)).data).toMatchObject({
      term_id: 't0',
      group: { name: 'The group' },
      terms: [{ state: 2 }, { state: 0 }],
    });
    expect((await campOf(late)).data).toMatchObject({ term_id: 't10', required: 1, done: 0 });
    expect((await campOf(stranger)).data.group).toEqual({ name: '', qr: '', note: '' });
    expect(await locks(early, camp)).toEqual(['']);
    expect(await locks(late, camp)).toEqual(['not-yet']);
  });

  it('D87: a punch card is marked once its day has come, once, and counts for the camp', async () => {
    const card = await punchCard('punch_1');
    const camp = await holder('camp_punch', CAMP, [{ id: card, day: 1 }]);
    await termOf(camp, 1);
    const me = await readBuyer(camp);
    const mark = (words: string) => send(me, 'learn.punch.commit', { resource_id: card, words });
    expect((await mark('too early')).code).toBe(NOT_ENTITLED);
    pass(midnight(1) - clock.now());
    const first = await mark('A shadow at the door');
    expect(first).toMatchObject({ code: 0, data: { words: 'A shadow at the door' } });
    pass(60_000);
    expect((await mark('A shadow, again')).data).toEqual({ ...first.data, words: 'A shadow, again' });
    expect((await get(me, 'learn.punch.get', { resource_id: card })).data.words).toBe('A shadow, again');
    expect((await get(me, 'learn.camp.get', { goods_id: camp })).data).toMatchObject({
      required: 1,
      done: 1,
    });
    const other = await somebody();
    expect((await get(other, 'learn.punch.get', { resource_id: card })).code).toBe(NOT_ENTITLED);
  });

  it('D81: a course is finished with its required lessons, and its progress is the learner’s', async () => {
    const [card, more] = [await punchCard('punch_required'), await punchCard('punch_more')];
    const camp = await holder('camp_required', CAMP, [{ id: card }, { id: more, optional: true }]);
    const me = await readBuyer(camp);
    await send(me, 'learn.punch.commit', { resource_id: card, words: 'Done' });
    const courses = await get(me, 'learn.records.get', { tab: 'course' });
    expect(courses.data.list[0]).toMatchObject({
      resource_id: camp,
      is_finish: 1,
      max_learn_progress: 100,
      lesson_count: 1,
      finished_count: 1,
    });
    const [, optional] = await outline(me, camp);
    expect(optional).toMatchObject({ is_required: false, is_finish: 0 });
  });
});

describe('columns in a big column', () => {
  it('D67: their lessons stand in its outline, open with it, and count for it', async () => {
    const [one, two] = [await lesson('i_col_1', { kind: 'text' }), await lesson('i_col_2', { kind: 'text' })];
    const first = await holder('p_col_1', COLUMN, [{ id: one }]);
    const second = await holder('p_col_2', COLUMN, [{ id: two }]);
    const big = await holder('p_big', BIG, [{ id: first }, { id: second }]);
    const me = await readBuyer(big);
    expect(await outline(me, big)).toMatchObject([
      { id: `n_${first}`, kind: 'chapter', lesson_count: 1 },
      { id: `n_${first}--n_${one}`, parent_id: `n_${first}`, resource_id: one, lock: '' },
      { id: `n_${second}`, kind: 'chapter' },
      { resource_id: two, lock: '' },
    ]);
    const openedAnswer = await send(me, 'learn.session.open', {
      resource_id: one,
      resource_type: TEXT,
      product_id: big,
      client_ts: clock.now(),
    });
    expect(openedAnswer.code).toBe(0);
    const alone = await readBuyer(first);
    expect((await outline(alone, big)).map(({ lock }: { lock: string }) => lock)).toEqual([
      '',
      '',
      '',
      'buy',
    ]);
    const below = await send(me, 'goods.directory.get', { goods_id: big, parent_id: `n_${second}` });
    expect(below.data.list).toHaveLength(1);
  });

  it('D67: one that holds itself, or nothing, stays a line and ends', async () => {
    const empty = await holder('p_empty', COLUMN, []);
    const round = await holder('p_round', BIG, [{ id: empty }, { id: 'p_round' }]);
    const me = await readBuyer(round);
    expect((await outline(me, round)).map(({ kind }: { kind: string }) => kind)).toEqual([
      'lesson',
      'lesson',
    ]);
  });
});
