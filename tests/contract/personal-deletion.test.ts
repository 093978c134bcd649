/** The deletion of an account over HTTP: asked for, taken back, done, and what is left (D90). */
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { CODES } from '#schemas/api/codes.ts';
import { deleteDue } from '#server/areas/identity/rules/account-deletion.ts';
import { saleReminder } from '#server/areas/reminders/tables/reminders.ts';
import { comment, commentLike } from '#server/areas/comments/tables/comments.ts';
import { personalToken } from '#server/areas/identity/tables/users.ts';
import { couponClaim } from '#server/areas/coupons/tables/coupons.ts';
import { couponRedemption } from '#server/areas/coupons/tables/redemptions.ts';
import { invoiceRequest } from '#server/areas/orders/tables/invoices.ts';
import { shopOrder } from '#server/areas/orders/tables/orders.ts';
import { examAnswer, examAttempt, quizAnswer } from '#server/areas/exams/tables/exams.ts';
import { playFeedback } from '#server/areas/learning/tables/feedback.ts';
import { punch } from '#server/areas/learning/tables/punch.ts';
import { lessonNote } from '#server/areas/learning/tables/notes.ts';
import { learningRecord, studyClock, studySession } from '#server/areas/learning/tables/learning.ts';
import { certificate } from '#server/areas/certificates/tables/certificate.ts';
import { livePrizeJoin } from '#server/areas/live/tables/prizes.ts';
import { liveEvent } from '#server/areas/live/tables/rooms.ts';
import { hoursPerson } from '#server/areas/learning/tables/hours.ts';
import { teamPresence } from '#server/areas/team/tables/presence.ts';
import { teamRemark } from '#server/areas/team/tables/remarks.ts';
import { taskAnswer } from '#server/areas/tasks/tables/tasks.ts';
import { learningGoal } from '#server/areas/learning/tables/learning-goal.ts';
import { studyDay } from '#server/areas/learning/tables/study-day.ts';
import { makeTempDir, removeTempDir } from '../support/temp-dir.ts';
import { openApp } from './app.ts';
import { leaveLiveTraces, liveRowsWith } from './live-traces.ts';
import { withPersonal, DAY, APP, FACE, type Me, mp3, face } from './personal-fixture.ts';

const { test, somebody, post, info, isIn, told, later, upload } = withPersonal();

describe('deletion', () => {
  const ask = (me: Me, on: 0 | 1) => post(me, '/api/personal.deletion.request/1.0.0', { on });

  it('D90: it is done in thirty days, asking again puts nothing off, and it can be taken back', async () => {
    const me = await somebody();
    const { delete_at: at } = (await ask(me, 1)).data;
    expect(Math.abs(at * 1000 - (Date.now() + 30 * DAY))).toBeLessThan(5000);
    expect((await later(DAY, () => ask(me, 1))).data.delete_at).toBe(at);
    expect((await info(me)).data.delete_at).toBe(at);
    await told(me.phone, 'deletion-asked');
    expect((await ask(me, 0)).data).toEqual({ delete_at: 0 });
    expect((await info(me)).data.delete_at).toBe(0);
  });

  it('D90: what is due can no longer be taken back, for its files may be going', async () => {
    const me = await somebody();
    await ask(me, 1);
    await test().database.stores.accounts.change(APP, me.id, { deleteAt: Date.now() - 1 });
    expect((await ask(me, 0)).code).toBe(CODES['state-conflict'].code);
    await test().database.stores.accounts.change(APP, me.id, { deleteAt: null });
  });

  it('D90: the owner of a shop cannot be deleted, and reads why', async () => {
    const { cookie } = await test().login(APP, '19900000005');
    const owner: Me = { ...(await somebody()), cookie };
    expect(await ask(owner, 1)).toMatchObject({
      code: CODES['owner-stays'].code,
      msg: CODES['owner-stays'].en,
    });
    expect((await info(owner)).data.delete_at).toBe(0);
  });

  it('D90: a person whose files cannot be removed does not stop the others', async () => {
    const [stuck, me] = [await somebody(), await somebody()];
    const { stores } = test().database;
    await stores.accounts.change(APP, stuck.id, { deleteAt: 1 });
    await stores.accounts.change(APP, me.id, { deleteAt: 2 });
    const fault = new Error('a disk');
    const uploads = {
      removeFiles: (_app: string, id: string) =>
        id === stuck.id ? Promise.reject(fault) : Promise.resolve(),
    };
    const bus = { publish: () => Promise.resolve() };
    const forget = () => Promise.resolve();
    const round = deleteDue({ stores, uploads, bus, forget, clock: { now: () => 3 } });
    await expect(round).rejects.toMatchObject({
      errors: [fault],
      message: expect.stringContaining('a disk'),
    });
    expect(await stores.accounts.byId(APP, me.id)).toBeUndefined();
    expect(await stores.accounts.byId(APP, stuck.id)).toBeDefined();
    await stores.accounts.change(APP, stuck.id, { deleteAt: null });
  });

  it('D90: one who takes it back while their round has begun stays', async () => {
    const me = await somebody();
    const { stores } = test().database;
    await stores.accounts.change(APP, me.id, { deleteAt: 1 });
    const removeFiles = async () => {
      await stores.accounts.change(APP, me.id, { deleteAt: null });
    };
    const bus = { publish: () => Promise.resolve() };
    const forget = () => Promise.resolve();
    await deleteDue({ stores, uploads: { removeFiles }, bus, forget, clock: { now: () => 3 } });
    expect(await stores.accounts.byId(APP, me.id)).toBeDefined();
    expect(await isIn(me)).toBe(true);
  });

  /** Tables that name a person, and what is left in each of somebody. */
  async function traces(id: string): Promise<Record<string, number>> {
    const { db } = test().database;
    const foundResult = await db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.columns where column_name = 'user_id' order by 1`,
    );
    const left: Record<string, number> = {};
    for (const { name } of foundResult.rows) {
      const rows = await db.execute(sql`select 1 from ${sql.identifier(name)} where user_id = ${id}`);
      left[name] = rows.rows.length;
    }
    return left;
  }

  async function leaveTraces(me: Me): Promise<void> {
    const { db, stores } = test().database;
    const of = { appId: APP, userId: me.id };
    await stores.channels.add(APP, { provider: 'wx', externalId: me.id, userId: me.id, nickname: 'M' });
    await stores.groups.add(APP, 'g', [me.id]);
    await stores.formAnswers.add(APP, {
      formId: 'f',
      formHash: 'h',
      userId: me.id,
      answers: { name: 'Mira' },
    });
    await db.insert(personalToken).values({
      ...of,
      id: `token-${me.id}`,
      scope: 'decorate',
      tokenHash: me.id,
      name: 'ci',
      createdAt: 0,
      expiresAt: Number.MAX_SAFE_INTEGER,
    });
    await db.insert(couponClaim).values({ ...of, couponId: 'c', claimedAt: 0 });
    await db.insert(couponRedemption).values({ ...of, couponId: 'c', orderId: 'o', at: 0 });
    const sums = { amount: 9900, discount: 0, couponId: '', createdAt: 0, expiresAt: 0, paidAt: 0 };
    await db.insert(shopOrder).values({ ...of, ...sums, id: me.id, state: 'paid', goodsId: 'r' });
    const invoice = { kind: 'person' as const, title: 'Mira', taxNumber: '', email: 'mira@example.com' };
    const request = { appId: APP, orderId: me.id, state: 'issued' as const, number: '77', askedAt: 0 };
    await db.insert(invoiceRequest).values({ ...request, ...invoice });
    await db.insert(commentLike).values({ ...of, commentId: 'c', likedAt: 0 });
    await stores.entitlements.give(APP, me.id, {
      resourceId: 'r',
      source: 'gift',
      orderId: '',
      from: 0,
      to: undefined,
    });
    const letter = { appId: APP, userId: me.id, id: me.id, purpose: 'p', subject: 'S', text: 'T' };
    await stores.personMessages.add({ ...letter, locale: 'en' }, Date.now(), () => Promise.resolve());
    await stores.goodsLimits.addToDepartment(APP, 'sales', [me.id]);
    await stores.goodsLimits.designate(APP, 'r', [{ kind: 'person', target: me.id }]);
    const times = { learnProgress: 1, maxLearnProgress: 1, orgLearnProgress: 1, lastLearnAt: 0, stayTime: 0 };
    await db
      .insert(learningRecord)
      .values({ ...of, ...times, resourceId: 'r', productId: '', resourceType: 1 });
    await db.insert(studyClock).values({ ...of, line: [] });
    const day = { day: '2026-07-01', creditedMs: 1000, reportedMs: 0, updatedAt: 0 };
    await db.insert(studyDay).values({ ...of, ...day, resourceId: 'r', productId: '' });
    await db.insert(learningGoal).values({ ...of, kind: 'days', amount: 3, updatedAt: 0 });
    const view = { openedAt: 0, clientOffset: 0, lastSeq: 0, lastAnswerAt: Date.now(), lastEndAt: 0 };
    const tokens = { beat: 'b', beatBefore: 'b' };
    await db
      .insert(studySession)
      .values({ ...of, ...view, ...tokens, id: me.id, resourceId: 'r', productId: '' });
    const outcome = { mode: 'exam' as const, state: 2, startedAt: 0, deadlineAt: 0, paper: [], reviews: {} };
    await db
      .insert(examAttempt)
      .values({ ...of, ...outcome, id: me.id, examId: 'r', number: 1, passScore: 0 });
    await db
      .insert(examAnswer)
      .values({ ...of, attemptId: me.id, questionId: 'q', answer: { is: 'Mira' }, seq: 1, savedAt: 0 });
    const question = {
      id: 'q',
      bank: 'b',
      kind: 'judge' as const,
      stem: 'S',
      options: [],
      score: 1,
      analysis: '',
    };
    const first = { quizId: 'r', questionId: 'q', answer: { is: true }, savedAt: 0 };
    await db.insert(quizAnswer).values({ ...of, ...first, asked: { ...question, right: true } });
    const message = { ...of, id: me.id, resourceId: 'r', moment: 1, words: 'Good' };
    await db.insert(lessonNote).values({ ...message, updatedAt: 0 });
    const punchedValue = { resourceId: 'punch_1', words: 'mine', punchedAt: 0 };
    await db.insert(punch).values({ ...of, ...punchedValue });
    await db.insert(hoursPerson).values({ ...of, person: me.id });
    const issuedValue = {
      number: me.id,
      goodsId: 'r',
      title: 'R',
      name: 'Mira',
      seconds: 1,
      issuedAt: 0,
      place: 900,
    };
    await db.insert(certificate).values({ ...of, ...issuedValue });
    const handedIn = {
      taskId: 't',
      state: 2,
      version: 1,
      answer: 'Mira',
      images: [],
      audio: [],
      options: [],
    };
    await db.insert(taskAnswer).values({ ...of, ...handedIn, savedAt: 0, locale: 'en', origin: '' });
    const seenEntry = { agent: 'b', host: 'h', ahead: 0, stalls: 0, height: 0, createdAt: Date.now() };
    await db.insert(playFeedback).values({ ...message, ...seenEntry, resourceType: 1, kind: 'other' });
    const words = { nickname: 'Mira', avatar: FACE, content: 'Good', isTeacher: false, likeCount: 0 };
    const of1 = { ...of, ...words, resourceId: 'r', resourceType: 1, state: 'shown' as const };
    await db.insert(comment).values({ ...of1, id: me.id, createdAt: 0 });
    await stores.ratings.set(APP, { goodsId: 'r', userId: me.id, stars: 5 });
    await db.insert(saleReminder).values({ ...of, goodsId: 'r', locale: 'en', origin: '', createdAt: 0 });
    const doneValue = { call: 'x', subject: 'x', before: null, after: null };
    await stores.audit.add(APP, { ...doneValue, at: 0, who: 'Mira', userId: me.id, through: 'token' });
    const remark = { document: 'page/home', node: 'n', words: 'w', author: 'Mira', resolver: 'Mira' };
    await db.insert(teamRemark).values({ ...of, ...remark, id: me.id, at: 0, resolverId: me.id });
    const place = { document: 'page/home', node: '', pointer: '', name: 'Mira', role: 'editor' as const };
    await db
      .insert(teamPresence)
      .values({ ...of, ...place, id: me.id, colour: 0, since: 0, seenAt: Date.now() });
    await leaveLiveTraces(db, { ...of, name: 'Mirabilis' });
  }

  it('D90: what is the person’s is gone when it is done, and what others read on has no name', async () => {
    const me = await somebody();
    const { database } = test();
    const { stores } = database;
    const [file, sound] = [await upload(me, await face(), 'png'), await upload(me, mp3(10), 'mp3', 'audio')];
    await leaveTraces(me);
    await ask(me, 1);
    const due = (await stores.accounts.byId(APP, me.id))?.deleteAt ?? 0;
    // A session lives as long as a deletion waits: this one is there still.
    const other = await somebody();
    const before = await traces(me.id);
    // A table that names people says in server/areas/identity/store/deletions.store.ts what becomes of its rows.
    expect(Object.keys(before).filter((name) => before[name] === 0)).toEqual(['qr_ticket']);
    const dir = makeTempDir('deleter');
    const next = await openApp(database, join(dir, 'client'), {
      deps: () => ({ clock: { now: () => due } }),
    });
    await next.app.ready();
    await next.app.close();
    removeTempDir(dir);
    const after = await traces(me.id);
    expect(Object.values(after).every((rows) => rows === 0)).toBe(true);
    expect(await stores.accounts.byId(APP, me.id)).toBeUndefined();
    expect([await isIn(me), await isIn(other)]).toEqual([false, true]);
    for (const { path } of [file, sound]) expect((await test().ask('knowledge', path)).statusCode).toBe(404);
    expect(await stores.goodsLimits.isListed(APP, 'r', me.id)).toBe(false);
    const [storedValue] = await database.db.select().from(comment).where(eq(comment.id, me.id));
    expect(storedValue).toMatchObject({ content: 'Good', avatar: '', nickname: { en: 'Deleted account' } });
    const [order] = await database.db.select().from(shopOrder).where(eq(shopOrder.id, me.id));
    expect(order).toMatchObject({ amount: 9900, state: 'paid', userId: `gone:${me.id}` });
    const [invoice] = await database.db
      .select()
      .from(invoiceRequest)
      .where(eq(invoiceRequest.orderId, me.id));
    expect(invoice).toMatchObject({ number: '77', title: '', email: '' });
    const [line] = await database.db
      .select()
      .from(liveEvent)
      .where(eq(liveEvent.id, `m_${me.id}`));
    expect(line).toMatchObject({ content: 'Good', userId: null, avatar: '' });
    const [ticket] = await database.db.select().from(livePrizeJoin).where(eq(livePrizeJoin.prizeId, 'p'));
    expect(ticket).toMatchObject({ ticket: 1, isWinner: true, userId: null, card: null });
    for (const mine of ['Mirabilis', '19912345678'])
      expect(await liveRowsWith(database.db, mine), mine).toEqual([]);
    const { isNew } = await stores.accounts.create(APP, { phone: me.phone, nickname: 'N', avatar: '' });
    expect(isNew).toBe(true);
  });
});
