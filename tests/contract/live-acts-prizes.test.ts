/** Sign-ins, round prizes and votes over the wire: once each, by the server's clock, drawn so that anybody can draw again (M246-M248, D99, D100). */
import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { CODES } from '#schemas/api/codes.ts';
import { PRIZE_CONDITION } from '#schemas/live/activities/prize.ts';
import { NOBODY, SHOP, type Me } from './rights-fixture.ts';
import { withActs } from './live-acts-fixture.ts';
import { liveEvent } from '#server/areas/live/tables/rooms.ts';

const acts = withActs();
const { test, clock, pass, somebody, send, get, newRoom, eventsOf, enter, host, wake } = acts;
const CONFLICT = CODES['state-conflict'].code;

const PRIZE = { name: 'Notebook', seconds: 60, winners: 1, condition: PRIZE_CONDITION.none };

describe('a sign-in', () => {
  it('M246, D99: is open for so many seconds, taken once each, and counted', async () => {
    const [owner, me, late] = [await host(), await somebody(), await somebody()];
    const alive_id = await newRoom();
    const { data } = await send(owner, 'live.sign.start', { alive_id, time: 30 });
    expect(data).toMatchObject({ time: 30, expire_at: Math.floor(clock.now() / 1000) + 30 });
    const commit = (who: Me) => send(who, 'live.sign.commit', { alive_id, sign_id: data.sign_id });
    const twice = await Promise.all([commit(me), commit(me)]);
    expect(twice.map(({ code }) => code)).toEqual([0, 0]);
    expect((await get(me, 'live.sign.get', { alive_id })).data).toMatchObject({
      sign_id: data.sign_id,
      is_signed: true,
      count: 1,
    });
    pass(30_000);
    expect((await commit(late)).code).toBe(CONFLICT);
    expect((await commit(me)).data.count).toBe(1);
    expect((await get(late, 'live.sign.get', { alive_id })).data.sign_id).toBe('');
    expect(await eventsOf(alive_id)).toMatchObject([
      { kind: 'sign', data: { phase: 'start', sign_id: data.sign_id } },
    ]);
  });

  it('D99: is begun by the host alone, and only on air', async () => {
    const [owner, me] = [await host(), await somebody()];
    const [onAir, before] = [await newRoom(), await newRoom({}, 0)];
    const begin = (who: Me, alive_id: string) => send(who, 'live.sign.start', { alive_id, time: 30 });
    expect((await begin(me, onAir)).code).toBe(CODES['not-entitled'].code);
    expect((await begin(owner, before)).code).toBe(CONFLICT);
    expect((await begin(NOBODY, onAir)).code).toBe(CODES['not-logged-in'].code);
  });
});

describe('a round prize', () => {
  it('D100, M247: is drawn at the end of its countdown by itself, and anybody can draw it again', async () => {
    const [owner, ...people] = [await host(), await somebody(), await somebody(), await somebody()];
    const alive_id = await newRoom();
    const startedAnswer = await send(owner, 'live.prize.start', { alive_id, ...PRIZE, winners: 2 });
    const { prize_id, seed_hash } = startedAnswer.data;
    const join = (who: Me) => send(who, 'live.prize.join', { alive_id, prize_id });
    const tickets = [];
    for (const one of people) tickets.push((await join(one)).data.ticket);
    expect(tickets).toEqual([1, 2, 3]);
    expect((await Promise.all(people.map(join))).map(({ data }) => data.ticket)).toEqual([1, 2, 3]);
    const [me] = people;
    const before = (await get(me, 'live.prize.get', { alive_id })).data;
    expect(before).toMatchObject({ current_prize_id: prize_id, count_down: 60, is_join: true, seed: '' });
    expect((await get(me, 'live.prize.win', { alive_id, prize_id })).code).toBe(CONFLICT);
    pass(60_000);
    await wake('live.prize.draw');
    await vi.waitFor(async () =>
      expect((await get(me, 'live.prize.get', { alive_id })).data.is_drawn).toBe(true),
    );
    const { data } = await get(NOBODY, 'live.prize.winners', { alive_id, prize_id });
    expect(createHash('sha256').update(data.seed).digest('hex')).toBe(seed_hash);
    const lot = (ticket: number) =>
      createHmac('sha256', data.seed)
        .update(`${prize_id}:${String(ticket)}`)
        .digest('hex');
    const again = [1, 2, 3].sort((a, b) => (lot(a) < lot(b) ? -1 : 1)).slice(0, 2);
    const wonValue = data.list.map(({ ticket }: { ticket: number }) => ticket);
    expect(wonValue).toEqual(again.sort((a, b) => a - b));
    expect((await join(await somebody())).code).toBe(CONFLICT);
  });

  it('M250, D100: winners are listed by masked names, and give an address for the prize', async () => {
    const [owner, me, other] = [await host(), await somebody(), await somebody()];
    const alive_id = await newRoom();
    const { prize_id } = (await send(owner, 'live.prize.start', { alive_id, ...PRIZE })).data;
    await send(me, 'live.prize.join', { alive_id, prize_id });
    expect((await send(owner, 'live.prize.draw', { alive_id, prize_id })).data).toMatchObject({
      joiners: 1,
      winners: 1,
    });
    await send(owner, 'live.prize.draw', { alive_id, prize_id });
    const winners = await get(other, 'live.prize.winners', { alive_id, prize_id });
    expect(winners.data.list).toEqual([{ nickname: 'N**', ticket: 1, is_me: false }]);
    expect(JSON.stringify(winners)).not.toContain(me.id);
    const card = { alive_id, prize_id, name: 'Ann', phone: '13600000000', address: '1 Road' };
    expect((await send(other, 'live.prize.card.save', card)).code).toBe(CONFLICT);
    expect((await send(me, 'live.prize.card.save', card)).code).toBe(0);
    expect((await get(me, 'live.prize.win', { alive_id, prize_id })).data).toMatchObject({
      is_win: true,
      has_card: true,
    });
    const report = await get(owner, 'live.report.get', { alive_id });
    expect(report.data.prizes[0].won).toMatchObject([{ name: 'Ann', address: '1 Road' }]);
    expect((await get(me, 'live.report.get', { alive_id })).code).toBe(CODES['not-entitled'].code);
    expect((await eventsOf(alive_id)).filter(({ data }) => data['phase'] === 'drawn')).toHaveLength(1);
  });

  it('D100: of two hosts at once one starts it', async () => {
    const owner = await host();
    const alive_id = await newRoom();
    const ask = () => send(owner, 'live.prize.start', { alive_id, ...PRIZE });
    const both = await Promise.all([ask(), ask()]);
    expect(both.map(({ code }) => code).sort((a, b) => a - b)).toEqual([0, CONFLICT]);
  });

  it('D100: is joined once its condition is met: keyword, sign-in, minutes', async () => {
    const [owner, me] = [await host(), await somebody()];
    const UNMET = CODES['prize-condition'].code;
    const tryIn = async (condition: number, more: object, meet: (alive_id: string) => Promise<unknown>) => {
      const alive_id = await newRoom();
      const request = { alive_id, ...PRIZE, condition, ...more };
      const { prize_id } = (await send(owner, 'live.prize.start', request)).data;
      const before = await send(me, 'live.prize.join', { alive_id, prize_id });
      await meet(alive_id);
      const after = await send(me, 'live.prize.join', { alive_id, prize_id });
      return [before.code, after.code];
    };
    const wrote = (alive_id: string) =>
      test()
        .database.db.insert(liveEvent)
        .values({
          appId: SHOP,
          aliveId: alive_id,
          offset: 99,
          id: `m_${alive_id}`,
          offsetMs: 0,
          at: clock.now(),
          kind: 'text',
          content: ' I want LUMEN ',
          data: {},
          userId: me.id,
          roomUserId: 'r',
          nickname: 'N',
          avatar: '',
          role: 'viewer',
          standing: 'shown',
        });
    expect(await tryIn(PRIZE_CONDITION.keyword, { condition_text: 'lumen' }, wrote)).toEqual([UNMET, 0]);
    const signs = async (alive_id: string) => {
      const { sign_id } = (await send(owner, 'live.sign.start', { alive_id, time: 30 })).data;
      await send(me, 'live.sign.commit', { alive_id, sign_id });
    };
    expect(await tryIn(PRIZE_CONDITION.signed, {}, signs)).toEqual([UNMET, 0]);
    const watches = (alive_id: string) => enter(me, alive_id, 120);
    expect(await tryIn(PRIZE_CONDITION.watched, { minutes: 2 }, watches)).toEqual([UNMET, 0]);
    const alive_id = await newRoom();
    const empty = await send(owner, 'live.prize.start', { alive_id, ...PRIZE, condition: 1 });
    expect(empty.code).toBe(CODES['bad-parameters'].code);
  });
});

describe('a vote', () => {
  it('M250: one answer a person, told as it comes, closed at its end', async () => {
    const [owner, me, other] = [await host(), await somebody(), await somebody()];
    const alive_id = await newRoom();
    const request = { alive_id, title: 'Which?', options: ['A', 'B', 'C'], is_multiple: true };
    const { vote_id } = (await send(owner, 'live.vote.start', request)).data;
    const cast = (who: Me, options: number[]) => send(who, 'live.vote.cast', { alive_id, vote_id, options });
    expect((await cast(me, [2, 0, 2])).data).toMatchObject({ voters: 1, mine: [0, 2] });
    expect((await cast(me, [1])).data).toMatchObject({ voters: 1, mine: [0, 2] });
    expect((await cast(other, [3])).code).toBe(CODES['bad-parameters'].code);
    expect((await cast(other, [2])).data.options).toEqual([
      { text: 'A', count: 1 },
      { text: 'B', count: 0 },
      { text: 'C', count: 2 },
    ]);
    await vi.waitFor(async () => {
      const notices = (await eventsOf(alive_id)).filter(({ data }) => data['phase'] === 'count');
      expect(notices.at(-1)?.data).toMatchObject({ counts: '1,0,2', voters: 2 });
    }, 5000);
    expect((await send(owner, 'live.vote.end', { alive_id, vote_id })).data.is_open).toBe(false);
    expect((await cast(await somebody(), [0])).code).toBe(CONFLICT);
    const single = (await send(owner, 'live.vote.start', { ...request, is_multiple: false })).data.vote_id;
    const two = await send(me, 'live.vote.cast', { alive_id, vote_id: single, options: [0, 1] });
    expect(two.code).toBe(CODES['bad-parameters'].code);
  });

  it('hearts of many come as one, a second later', async () => {
    const people = [await somebody(), await somebody()];
    const alive_id = await newRoom();
    for (const one of people) await send(one, 'live.react', { alive_id, count: 3 });
    await vi.waitFor(
      async () => expect(await eventsOf(alive_id)).toMatchObject([{ kind: 'react', data: { count: 6 } }]),
      5000,
    );
  });
});
