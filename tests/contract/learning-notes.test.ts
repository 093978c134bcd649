/** Notes at moments of lessons, and what is told of lessons that do not play (M233, D94, R32). */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { CODES } from '#schemas/api/codes.ts';
import { NOTES_MAX } from '#schemas/learning/note.ts';
import { listFeedback } from '#server/areas/learning/services/list-feedback.ts';
import { FEEDBACK_LIFE_MS } from '#server/areas/learning/limits.ts';
import { area } from '#server/areas/learning/area.ts';
import { playFeedback } from '#server/areas/learning/tables/feedback.ts';
import { lessonNote } from '#server/areas/learning/tables/notes.ts';
import { FILM, withLearning } from './learning-fixture.ts';
import { NOBODY, SHOP } from './rights-fixture.ts';

const study = withLearning();
const { lesson, learner, get, send, test, db } = study;

const note = (resource_id: string, more: object = {}) => ({
  resource_id,
  resource_type: FILM,
  at: 42,
  text: 'Side light',
  ...more,
});

describe('notes', () => {
  it('R32: are written where the lesson may be studied, and listed by their moments', async () => {
    const film = await lesson('v_notes');
    const me = await learner(film);
    const later = await send(me, 'learn.note.set', note(film, { at: 90, text: ' Later\u0000 ' }));
    expect([later.code, later.data.text]).toEqual([0, 'Later']);
    await send(me, 'learn.note.set', note(film));
    const { list } = (await get(me, 'learn.note.get', { resource_id: film })).data;
    expect(list).toMatchObject([
      { at: 42, text: 'Side light' },
      { at: 90, text: 'Later' },
    ]);
    const stranger = await study.somebody();
    const refusedAnswer = await send(stranger, 'learn.note.set', note(film));
    expect(refusedAnswer.code).toBe(CODES['not-entitled'].code);
    const nobody = await send(NOBODY, 'learn.note.set', note(film));
    expect(nobody.code).toBe(CODES['not-logged-in'].code);
    expect((await send(me, 'learn.note.set', note(film, { text: ' \n ' }))).code).toBe(
      CODES['bad-parameters'].code,
    );
  });

  it('R32: cannot be read, changed or deleted by anyone else', async () => {
    const film = await lesson('v_own_notes');
    const [me, other] = [await learner(film), await learner(film)];
    const { id } = (await send(me, 'learn.note.set', note(film))).data;
    expect((await get(other, 'learn.note.get', { resource_id: film })).data.list).toEqual([]);
    const missing = CODES['not-found'].code;
    expect((await send(other, 'learn.note.set', note(film, { id, text: 'Mine' }))).code).toBe(missing);
    expect((await send(other, 'learn.note.delete', { id })).code).toBe(missing);
    expect((await send(me, 'learn.note.set', note(film, { id, text: 'Anew' }))).data).toMatchObject({
      id,
      text: 'Anew',
    });
    expect((await send(me, 'learn.note.delete', { id })).data).toEqual({ id });
    expect((await get(me, 'learn.note.get', { resource_id: film })).data.list).toEqual([]);
  });

  it('R16: a lesson holds so many notes of one learner and no more', async () => {
    const film = await lesson('v_many_notes');
    const me = await learner(film);
    const row = { appId: SHOP, userId: me.id, resourceId: film, moment: 1, words: 'w', updatedAt: 1 };
    const rows = Array.from({ length: NOTES_MAX }, (_none, n) => ({ ...row, id: `nt_many_${String(n)}` }));
    await db().insert(lessonNote).values(rows);
    expect((await send(me, 'learn.note.set', note(film))).code).toBe(CODES['state-conflict'].code);
  });

  it('D90: go with their account, and feedback loses whose it was', async () => {
    const film = await lesson('v_gone_notes');
    const me = await learner(film);
    await send(me, 'learn.note.set', note(film));
    await send(me, 'play.feedback', trouble(film));
    await db().transaction((tx) => area.forget?.(tx, { appId: SHOP, userId: me.id }) ?? Promise.resolve());
    expect(await db().select().from(lessonNote).where(eq(lessonNote.userId, me.id))).toEqual([]);
    const [left] = await db().select().from(playFeedback).where(eq(playFeedback.resourceId, film));
    expect(left).toMatchObject({ userId: '', words: '', agent: '', kind: 'stutters' });
  });
});

const trouble = (resource_id: string, more: object = {}) => ({
  resource_id,
  resource_type: FILM,
  kind: 'stutters',
  text: 'Stops each minute',
  agent: 'Browser 1.0',
  host: 'media.example',
  at: 61,
  ahead: 1,
  stalls: 4,
  height: 720,
  ...more,
});

describe('feedback on playing', () => {
  it('M233, D94: is kept for the merchant with what the browser knows', async () => {
    const film = await lesson('v_trouble');
    const me = await learner(film);
    expect(await send(me, 'play.feedback', trouble(film))).toMatchObject({ code: 0 });
    const list = await listFeedback(test().database.stores, SHOP);
    const notice = list.find((one) => one.resource_id === film);
    expect(notice).toMatchObject({ ...trouble(film), user_id: me.id });
    expect((await send(me, 'play.feedback', trouble(film, { kind: 'bored' }))).code).toBe(
      CODES['bad-parameters'].code,
    );
    expect((await send(me, 'play.feedback', trouble(film, { text: 'x'.repeat(201) }))).code).toBe(
      CODES['bad-parameters'].code,
    );
    expect((await send(me, 'play.feedback', trouble('v_nowhere'))).code).toBe(CODES['not-found'].code);
  });

  it('R16: can be reported a few times and no more, and is kept for ninety days', async () => {
    const film = await lesson('v_often');
    const me = await learner(film);
    const codes: number[] = [];
    for (let time = 0; time < 6; time += 1) codes.push((await send(me, 'play.feedback', trouble(film))).code);
    expect(codes).toEqual([0, 0, 0, 0, 0, CODES['rate-limited'].code]);
    for (const clean of area.retention ?? []) await clean(db(), study.clock.now() + FEEDBACK_LIFE_MS + 1);
    expect(await listFeedback(test().database.stores, SHOP)).toEqual([]);
  });
});
