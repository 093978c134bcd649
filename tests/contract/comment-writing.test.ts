/** Who may say what, over HTTP: comments written, liked, looked at first and deleted (M193, M225, M286, D88, D114, R16, R39, B48). */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { CODES } from '#schemas/api/codes.ts';
import type { Role } from '#server/areas/identity/ports/users.ts';
import { comment } from '#server/areas/comments/tables/comments.ts';
import { appUser } from '#server/areas/identity/tables/users.ts';
import { withRights, SHOP, SVIP, BANNED, OWNER, type Me, NOBODY } from './rights-fixture.ts';

const { pass, test, somebody, isPerson, demo, send, goodsTitled, newGoods, changeShop } = withRights();

describe('comments', () => {
  const GOOD = () => goodsTitled('Three hundred words');
  const add = (me: Me, change: object = {}, language = 'en') =>
    send(me, 'comment.add', { resource_id: GOOD(), content: 'Well said.', ...change }, language);
  const list = async (resourceId: string, cookie = '') => {
    const url = `/api/comment.get/1.0.0?resource_id=${resourceId}&sort=new&page_size=50`;
    const answer = await test().ask('knowledge', { url, headers: { cookie } });
    const rows: { id: string; content: string; like_count: number; replies: { total: number } }[] =
      answer.json().data.list;
    return rows;
  };
  const mine = async (me: Me, resourceId: string, ids: string[]) =>
    (await send(me, 'comment.mine.get', { resource_id: resourceId, ids })).data;

  it('M225, D88: what a learner writes stands first among the latest, with its replies, and tells no more than name and picture', async () => {
    const me = await somebody();
    const id = await newGoods('i_said');
    const content = ' <img src=x onerror=alert(1)>\r\n\u202eSecond line\u0000 ';
    const { code, data } = await add(me, { resource_id: id, content });
    expect(code).toBe(0);
    expect(data).toMatchObject({
      content: '<img src=x onerror=alert(1)>\nSecond line',
      state: 'shown',
      parent_id: '',
      like_count: 0,
      images: [],
    });
    const reply = await add(await somebody(), { resource_id: id, parent_id: data.id, content: '同意' });
    expect(reply.data).toMatchObject({ parent_id: data.id, content: '同意' });
    const rows = await list(id);
    expect(rows).toMatchObject([{ id: data.id, replies: { total: 1 } }]);
    expect(JSON.stringify(rows)).not.toContain(me.id);
    expect((await add(await somebody(), { resource_id: id, parent_id: reply.data.id })).code).toBe(40400);
  });

  it('M193, M286, R39: a banned person reads the exact words, and nothing is written', async () => {
    const me = await demo(BANNED);
    const before = await list(GOOD());
    for (const [language, msg] of [
      ['en', 'Sorry, you have been banned by administrator'],
      ['zh-CN', '抱歉，你已被管理员禁言'],
    ])
      expect(await add(me, {}, language)).toMatchObject({ code: 40305, msg, data: null });
    expect(await list(GOOD())).toEqual(before);
    expect(await mine(me, GOOD(), [])).toMatchObject({ is_banned: 1, pending: [] });
  });

  it('M193, R39: a ban counts from the next call on, in the session that is open, and so does its end', async () => {
    const me = await somebody();
    const { db } = test().database;
    const setRoles = (roles: Role[]) => db.update(appUser).set({ roles }).where(isPerson(me.id));
    expect((await add(me)).code).toBe(0);
    await setRoles(['learner', 'comment-banned']);
    expect((await add(me)).code).toBe(40305);
    await setRoles(['learner']);
    expect((await add(me)).code).toBe(42900);
    pass(10_000);
    expect((await add(me)).code).toBe(0);
  });

  it('M225, R16: one in ten seconds: of ten at once one is written, and the others learn how long to wait', async () => {
    const me = await somebody();
    const id = await newGoods('i_flood');
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(me, { resource_id: id })));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    const refusals = answers.filter(({ code }) => code === 42900);
    expect(refusals).toHaveLength(9);
    for (const { data } of refusals) expect(Number(data.retry_at)).toBeGreaterThan(0);
    expect(await list(id)).toHaveLength(1);
  });

  it('M225, R16: and five in a minute, however slowly', async () => {
    const me = await somebody();
    const codes: number[] = [];
    for (let triedCount = 0; triedCount < 6; triedCount += 1) {
      codes.push((await add(me)).code);
      pass(10_000);
    }
    expect(codes).toEqual([0, 0, 0, 0, 0, 42900]);
    pass(10_000);
    expect((await add(me)).code).toBe(0);
  });

  it('M225, D88: five hundred letters are the most, and there has to be one', async () => {
    const id = await newGoods('i_long');
    const longest = '好'.repeat(500);
    expect((await add(await somebody(), { resource_id: id, content: longest })).data.content).toBe(longest);
    for (const content of ['', `${longest}好`, 7])
      expect((await add(await somebody(), { resource_id: id, content })).code).toBe(40000);
    expect((await add(await somebody(), { resource_id: id, content: ' \n\u0000 ' })).code).toBe(40000);
    expect(await list(id)).toHaveLength(1);
  });

  it('M225, D88: nothing is written of goods that are gone, that others study, or under a comment of other goods', async () => {
    const [message] = await list(goodsTitled('Build a product'));
    const requests: [object, number][] = [
      [{ resource_id: 'no-such-good' }, 40400],
      [{ resource_id: goodsTitled('age of blogs') }, 40410],
      [{ resource_id: goodsTitled('Thesis') }, 40303],
      [{ parent_id: message?.id }, 40400],
      [{ parent_id: 'no-such-comment' }, 40400],
    ];
    for (const [change, code] of requests) expect((await add(await somebody(), change)).code).toBe(code);
    expect((await add(NOBODY)).code).toBe(8504);
  });

  it('M225, D88: where the shop looks first, only its writer sees a comment until then', async () => {
    const id = await newGoods('i_review');
    const changeBack = await changeShop({ comment_review: 1 });
    try {
      const me = await somebody();
      const module_ = (await test().ask('knowledge', '/api/shop.config_module.get/1.0.0')).json();
      expect(module_.data).toMatchObject({ comment_review: 1, comment_learners_only: 0 });
      const { data } = await add(me, { resource_id: id });
      expect(data.state).toBe('pending');
      expect(await list(id, me.cookie)).toEqual([]);
      expect((await mine(me, id, [])).pending).toMatchObject([{ id: data.id, state: 'pending' }]);
      const other = await somebody();
      expect((await mine(other, id, [data.id])).pending).toEqual([]);
      expect((await add(other, { resource_id: id, parent_id: data.id })).code).toBe(40400);
      expect((await send(other, 'comment.like', { id: data.id, on: 1 })).code).toBe(40400);
      expect((await send(me, 'comment.delete', { id: data.id })).code).toBe(0);
      expect((await mine(me, id, [])).pending).toEqual([]);
    } finally {
      await changeBack();
    }
  });

  it('M225, D88: where the shop says so, only who may study writes', async () => {
    const changeBack = await changeShop({ comment_learners_only: 1 });
    try {
      const resource_id = goodsTitled('Build a product');
      expect((await add(await somebody(), { resource_id })).code).toBe(CODES['not-entitled'].code);
      const me = await somebody();
      const right = {
        resourceId: resource_id,
        source: 'manual',
        orderId: '',
        from: 0,
        to: undefined,
      } as const;
      await test().database.stores.entitlements.give(SHOP, me.id, right);
      expect((await add(me, { resource_id })).code).toBe(0);
    } finally {
      await changeBack();
    }
  });

  it('M225, D88: a like counts once however often it is sent, is shown only to its person, and can be taken back', async () => {
    const [me, other] = [await somebody(), await somebody()];
    const id = await newGoods('i_liked');
    const { data } = await add(me, { resource_id: id });
    const like = (who: Me, on: number) => send(who, 'comment.like', { id: data.id, on });
    await Promise.all(Array.from({ length: 5 }, () => like(other, 1)));
    expect(await like(other, 1)).toMatchObject({
      code: 0,
      data: { id: data.id, liked: true, like_count: 1 },
    });
    expect((await like(me, 1)).data.like_count).toBe(2);
    expect(await mine(other, id, [data.id])).toMatchObject({ liked: [data.id], can_delete: [] });
    expect((await list(id))[0]?.like_count).toBe(2);
    expect((await like(other, 0)).data).toMatchObject({ liked: false, like_count: 1 });
    expect((await like(other, 0)).data.like_count).toBe(1);
    expect((await mine(other, id, [data.id])).liked).toEqual([]);
    expect((await send(other, 'comment.like', { id: 'none', on: 1 })).code).toBe(40400);
    expect((await like(NOBODY, 1)).code).toBe(8504);
  });

  it('M225, B48: a comment is deleted only by its writer or a moderator, whatever is sent', async () => {
    const [me, other, owner] = [await somebody(), await somebody(), await demo(OWNER)];
    const id = await newGoods('i_deleted');
    const first = (await add(me, { resource_id: id })).data.id;
    const second = (await add(other, { resource_id: id })).data.id;
    expect(await mine(me, id, [first, second])).toMatchObject({ can_delete: [first] });
    expect((await mine(owner, id, [first, second])).can_delete).toEqual([first, second]);
    const remove = (who: Me, which: string) => send(who, 'comment.delete', { id: which, user_id: other.id });
    for (const who of [me, await demo(SVIP), await demo(BANNED)])
      expect((await remove(who, second)).code).toBe(40400);
    expect((await remove(NOBODY, second)).code).toBe(8504);
    expect(await list(id)).toHaveLength(2);
    expect(await remove(me, first)).toMatchObject({ code: 0, data: { id: first } });
    expect((await remove(me, first)).code).toBe(40400);
    expect((await remove(owner, second)).code).toBe(0);
    expect(await list(id)).toEqual([]);
    const { db } = test().database;
    const keptItems = await db
      .select({ id: comment.id, state: comment.state })
      .from(comment)
      .where(eq(comment.resourceId, id));
    expect(keptItems).toEqual([{ id: second, state: 'hidden' }]);
  });

  it('M225, D114: what everybody is answered stays the same for all, and kept pages learn of a new comment', async () => {
    const me = await somebody();
    const id = await newGoods('i_shared');
    const purgedItems: string[] = [];
    const stop = test().database.bus.subscribe('purge', ({ tags }) => purgedItems.push(...tags));
    const { data } = await add(me, { resource_id: id });
    await send(me, 'comment.like', { id: data.id, on: 1 });
    expect(await list(id, me.cookie)).toEqual(await list(id));
    await expect.poll(() => purgedItems, { timeout: 15_000 }).toContain(`comments:${id}`);
    stop();
  });
});
