/** What is said in live rooms, and what who hosts one does about it (D96-D98, D102, D104). */
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { learningRecord } from '#server/areas/learning/tables/learning.ts';
import { liveMember } from '#server/areas/live/tables/rooms.ts';
import { withApp } from './app.ts';
import { personOf, PHONES, ROOM, SHOP, type Person } from './live-fixture.ts';

const app = withApp({ labels: ['knowledge'] });
const WITHIN = { timeout: 4000, interval: 20 };
let host: Person;
let learner: Person;

const OPEN = {
  alive_id: ROOM,
  forbid_talk: false,
  slow_seconds: 0,
  is_pre_approved: false,
  allows_links: false,
  filter_words: [],
};
const set = (change: Record<string, unknown>) => host.post('live.switch.set', { ...OPEN, ...change });
const say = (person: Person, content: string, more: Record<string, unknown> = {}) =>
  person.post('live.message.send', { alive_id: ROOM, content, ...more });
const listOf = ({ data }: { data: Record<string, unknown> }): { id: string; content: string }[] =>
  Array.isArray(data['list']) ? data['list'] : [];
const lastOf = async (person: Person) =>
  listOf(await person.get('live.message.get', { alive_id: ROOM, since: 0 })).at(-1);

beforeAll(async () => {
  [host, learner] = await Promise.all([personOf(app(), PHONES.owner), personOf(app(), PHONES.learner)]);
  await set({});
}, 60_000);
afterEach(async () => {
  await set({});
  await app().database.db.delete(liveMember);
});

describe('a message', () => {
  it('D97: is kept before it is answered, with its place and moment', async () => {
    const { code, data } = await say(learner, 'kept');
    expect(code).toBe(0);
    expect(data).toMatchObject({ waiting: false });
    expect(data['offset_ms']).toBeGreaterThan(0);
    expect(await lastOf(host)).toMatchObject({ id: data['id'], offset: data['offset'], content: 'kept' });
  });

  it('D97: under the same ref is the same message, also when sent ten times at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => say(learner, 'once', { ref: 'r-once' })),
    );
    expect(new Set(answers.map(({ data }) => data['id'])).size).toBe(1);
    const messages = listOf(await host.get('live.message.get', { alive_id: ROOM, since: 0 }));
    expect(messages.filter(({ content }) => content === 'once')).toHaveLength(1);
  });

  it('D97: holds no invisible character, and none that reverses the text of others', async () => {
    const { code } = await say(learner, 'a\0b\u202ec\ud800d\ne');
    expect([code, (await lastOf(host))?.content]).toEqual([0, 'abcd\ne']);
    expect((await say(learner, '\0 \u202e')).code).toBe(40000);
  });

  it('D97, D102: many at once are each judged for themselves, and stand in one order', async () => {
    await set({ slow_seconds: 30 });
    const others = await Promise.all([personOf(app(), PHONES.newcomer), personOf(app(), PHONES.svip)]);
    const sentItems: [Person, string][] = [
      [learner, 'first of mine'],
      ...others.map((one, place): [Person, string] => [one, `of another ${place}`]),
      [host, 'of the host'],
      [learner, 'too soon'],
      [host, 'at once by the host'],
      [host, 'again of the host'],
    ];
    const answers = await Promise.all(sentItems.map(([person, content]) => say(person, content)));
    expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 0, 0, 0, 0, 0, 42900]);
    const keptItems = answers.flatMap(({ code, data }, place) =>
      code === 0 ? [{ id: data['id'], offset: data['offset'], content: sentItems[place]?.[1] }] : [],
    );
    const messages = listOf(await host.get('live.message.get', { alive_id: ROOM, since: 0 }));
    const byOffset = keptItems.toSorted((one, other) => Number(one.offset) - Number(other.offset));
    expect(messages.slice(-6)).toMatchObject(byOffset);
  });

  it('D97: comes as slowly as the room says; a flood by one person reaches no one', async () => {
    await set({ slow_seconds: 30 });
    const answers = await Promise.all(Array.from({ length: 20 }, (_no, i) => say(learner, `flood ${i}`)));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    const refusedAnswers = answers.filter(({ code }) => code === 42900);
    expect(refusedAnswers).toHaveLength(19);
    expect(Number(refusedAnswers[0]?.data['retry_at'])).toBeGreaterThan(Date.now() / 1000);
    expect(Number(refusedAnswers[0]?.data['retry_at'])).toBeLessThan(Date.now() / 1000 + 60);
    const messages = listOf(await host.get('live.message.get', { alive_id: ROOM, since: 0 }));
    expect(messages.filter(({ content }) => content.startsWith('flood'))).toHaveLength(1);
  });

  it('D102: with a word of the filter, or an address, is refused however it is spaced', async () => {
    await set({ filter_words: ['坏 话'] });
    for (const content of ['这是坏话', '坏 话', '看 https://x.example', 'go to exa mple.com', 'ＷＷＷ.x.y'])
      expect((await say(learner, content)).code, content).toBe(40000);
    expect((await say(learner, '好话')).code).toBe(0);
    await set({ allows_links: true });
    expect((await say(learner, 'see example.com')).code).toBe(0);
  });

  it('M243: only the host writes while the chat is closed', async () => {
    await set({ forbid_talk: true });
    expect((await say(learner, 'x')).code).toBe(40306);
    expect((await say(host, 'still here')).code).toBe(0);
    const { data } = await learner.get('live.state.get', { alive_id: ROOM, v: 0 });
    expect(data['state']).toMatchObject({ forbid_talk: true });
  });

  it('D102: that waits has no place until it is let through, and then one like all others', async () => {
    await set({ is_pre_approved: true });
    const { data } = await say(learner, 'let me through');
    expect(data).toMatchObject({ waiting: true, offset: 0 });
    expect((await lastOf(learner))?.content).not.toBe('let me through');
    const request = { alive_id: ROOM, message_id: String(data['id']) };
    expect((await learner.post('live.message.mark', { ...request, as: 'approve' })).code).toBe(4005);
    const list = await host.get('live.member.list', { alive_id: ROOM });
    expect(list.data['waiting']).toMatchObject([{ id: data['id'], content: 'let me through' }]);
    const approvedAnswer = await host.post('live.message.mark', { ...request, as: 'approve' });
    expect(await lastOf(learner)).toMatchObject({ id: data['id'], offset: approvedAnswer.data['offset'] });
    expect((await host.post('live.message.mark', { ...request, as: 'approve' })).code).toBe(40900);
    const refusedAnswer = await say(learner, 'not this one');
    await host.post('live.message.mark', {
      alive_id: ROOM,
      message_id: String(refusedAnswer.data['id']),
      as: 'refuse',
    });
    expect((await lastOf(learner))?.id).toBe(data['id']);
  });

  it('D102: only the writer learns of a message that was refused', async () => {
    await set({ is_pre_approved: true });
    const [waits, goes] = [
      await say(learner, 'one', { ref: 'r_waits' }),
      await say(learner, 'two', { ref: 'r_goes' }),
    ];
    const readHeldValue = async (person: Person) =>
      (await person.get('live.message.held', { alive_id: ROOM })).data;
    expect(await readHeldValue(learner)).toEqual({ waiting: ['r_goes', 'r_waits'], refused: [] });
    const mark = (saidAnswer: typeof waits, as: string) =>
      host.post('live.message.mark', { alive_id: ROOM, message_id: String(saidAnswer.data['id']), as });
    expect([(await mark(waits, 'refuse')).code, (await mark(goes, 'approve')).code]).toEqual([0, 0]);
    expect(await readHeldValue(learner)).toEqual({ waiting: [], refused: ['r_waits'] });
    expect(await readHeldValue(await personOf(app(), PHONES.newcomer))).toEqual({ waiting: [], refused: [] });
  });

  it('D97: is taken back by who wrote it, or by the host, and keeps its place without its words', async () => {
    const { data } = await say(learner, 'taken back');
    const request = { alive_id: ROOM, message_id: String(data['id']) };
    const other = await personOf(app(), PHONES.newcomer);
    expect((await other.post('live.message.recall', request)).code).toBe(4005);
    expect((await learner.post('live.message.recall', request)).code).toBe(0);
    expect((await host.post('live.message.recall', request)).code).toBe(40900);
    const messages = listOf(await host.get('live.message.get', { alive_id: ROOM, since: 0 }));
    expect(messages.find(({ id }) => id === data['id'])).toMatchObject({ content: '', is_recalled: true });
    expect(JSON.stringify(messages)).not.toContain('taken back');
  });

  it('D96: stands above the stage and above the chat until it is taken from there', async () => {
    const { data } = await say(learner, 'look at this');
    const request = { alive_id: ROOM, message_id: String(data['id']) };
    const state = async () => (await learner.get('live.state.get', { alive_id: ROOM, v: 0 })).data['state'];
    await host.post('live.message.mark', { ...request, as: 'wall' });
    await host.post('live.message.mark', { ...request, as: 'pin' });
    const both = { wall: { id: data['id'] }, pinned: { id: data['id'] } };
    await vi.waitFor(async () => expect(await state()).toMatchObject(both), WITHIN);
    await host.post('live.message.mark', { ...request, as: 'none' });
    await vi.waitFor(async () => expect(await state()).toMatchObject({ wall: null, pinned: null }), WITHIN);
  });
});

describe('a room', () => {
  it('D98: answers by version, without what is known already', async () => {
    // Viewers of the tests before may be counted in between: that is news.
    await vi.waitFor(async () => {
      const { data } = await learner.get('live.state.get', { alive_id: ROOM, v: 0 });
      const again = await learner.get('live.state.get', { alive_id: ROOM, v: Number(data['v']) });
      expect(again.data).toMatchObject({ v: data['v'], unchanged: 1 });
      expect(again.data).not.toHaveProperty('state');
    }, WITHIN);
  });

  it('M240: is open to a stranger where it is free, and hosted by the owner alone', async () => {
    const page = `/api/live.page.get/1.0.0?alive_id=${ROOM}`;
    const stranger = (await app().ask('knowledge', page)).json();
    expect(stranger.data).toMatchObject({ door: 'open', viewer: { role: 'viewer', room_user_id: '' } });
    const { data } = await host.get('live.page.get', { alive_id: ROOM });
    expect(data['viewer']).toMatchObject({ role: 'host' });
    expect((await host.get('live.page.get', { alive_id: 'nothing' })).code).toBe(40400);
  });

  it('D97: of a recording the messages of a span are answered, first to last', async () => {
    const stretch = (from_ms: number, to_ms: number) =>
      learner.get('live.events.get', { alive_id: 'demo_replay', from_ms, to_ms });
    const all = listOf(await stretch(0, 60_000));
    expect(all.length).toBeGreaterThan(2);
    const later = listOf(await stretch(8000, 20_000));
    expect(later.map(({ content }) => content)).toEqual(['第三行读出来，停顿好像比想的要长。']);
  });

  it('M251, D104: believes no more time than passed, counts a viewer once, and each second once', async () => {
    const { db } = app().database;
    const before = await host.get('live.state.get', { alive_id: ROOM, v: 0 });
    const enteredAnswer = await learner.post('live.enter', { alive_id: ROOM });
    await learner.post('live.enter', { alive_id: ROOM });
    const leave = (view_time: number) =>
      learner.get('live.leave', {
        alive_id: ROOM,
        view_time,
        user_id: 'u_somebody_else',
        enter_time: Number(enteredAnswer.data['enter_time']),
      });
    expect((await leave(300)).data['credited']).toBeLessThan(3);
    const since = Date.now() - 90_000;
    await db.update(liveMember).set({ firstEnteredAt: since, creditedAt: since });
    const notice = {
      alive_id: ROOM,
      view_time: 300,
      enter_time: Math.floor(since / 1000),
    };
    const { data } = await learner.get('live.leave', notice);
    expect(data['credited']).toBeGreaterThanOrEqual(89);
    expect(data['credited']).toBeLessThanOrEqual(92);
    expect((await learner.get('live.leave', notice)).data['credited']).toBeLessThan(3);
    const records = await db.select().from(learningRecord).where(eq(learningRecord.resourceId, ROOM));
    expect(records.at(0)?.stayTime).toBeGreaterThanOrEqual(85);
    const viewedCount = Number(Object(before.data['state']).view_count) + 1;
    await vi.waitFor(async () => {
      const now = await host.get('live.state.get', { alive_id: ROOM, v: 0 });
      expect(now.data['state']).toMatchObject({ view_count: viewedCount });
    }, WITHIN);
  });

  it('R40: another site cannot have a leave record kept', async () => {
    const url = `/api/live.leave/1.0.0?alive_id=${ROOM}&view_time=60&enter_time=0`;
    const { cookie } = learner;
    const bare = await app().ask('knowledge', { url, headers: { cookie } });
    expect(bare.json()).toMatchObject({ code: 40000 });
    const foreign = { cookie, 'app-id': SHOP, 'sec-fetch-site': 'cross-site' };
    expect((await app().ask('knowledge', { url, headers: foreign })).json()).toMatchObject({ code: 4005 });
  });
});
