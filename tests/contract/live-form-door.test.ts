/** A form before a live room closes its calls, too, until it is filled in (D91, ADR-431). */
import { beforeAll, expect, it } from 'vitest';
import { CODES } from '#schemas/api/codes.ts';
import { withActs } from './live-acts-fixture.ts';

const { test, somebody, send, get, newRoom, settle, setRoom, host } = withActs();
const FORM = 'entry';

const postNotice = async (url: string, body: object) => expect((await settle(url, body)).code).toBe(0);

beforeAll(() => {
  const fields = [{ id: 'name', kind: 'text', label: 'Name', required: true, max: 20 }];
  const documents = [{ kind: 'form', id: FORM, body: { title: 'Entry', login: true, fields } }];
  return postNotice('/api/console.page.publish/1.0.0', { documents });
});

const fillIn = (who: Awaited<ReturnType<typeof somebody>>) =>
  send(who, 'form.info.save', { scene: 'live', id: FORM, answers: { name: 'Ada' } });

it('D91: who has to fill in a form first is in no call of the room, and in all of them right after', async () => {
  const [owner, me] = [await host(), await somebody()];
  const alive_id = await newRoom({ formId: FORM });
  const saidAnswer = await send(owner, 'live.message.send', { alive_id, content: 'for who is in' });
  expect(saidAnswer.code).toBe(0);
  const markedValue = { alive_id, message_id: saidAnswer.data.id, as: 'wall' };
  expect((await send(owner, 'live.message.mark', markedValue)).code).toBe(0);

  const due = CODES['form-due'].code;
  const readRequests = async (who: typeof me) => {
    const codes = [
      await send(who, 'live.message.send', { alive_id, content: 'hello' }),
      await send(who, 'live.enter', { alive_id }),
      await send(who, 'live.ticket.get', { alive_id }),
      await get(who, 'live.message.get', { alive_id, since: '0' }),
      await get(who, 'live.events.get', { alive_id, from_ms: '0', to_ms: '1000' }),
      await get(who, 'live.vote.get', { alive_id }),
    ];
    return codes.map(({ code }) => code);
  };
  expect(await readRequests(me)).toEqual([due, due, due, due, due, due]);
  // What leads in stays: the door itself, when the room begins, and what is sold there.
  expect((await get(me, 'live.page.get', { alive_id })).data.door).toBe('form');
  expect((await get(me, 'live.form.check', { alive_id })).data).toEqual({ need_form: 1, form_id: FORM });
  expect((await get(me, 'live.goods.get', { alive_id })).code).toBe(0);
  const { code, data } = await get(me, 'live.state.get', { alive_id, v: '0' });
  expect([code, data.state.wall]).toEqual([0, null]);
  expect(JSON.stringify(data)).not.toContain('for who is in');

  expect((await fillIn(me)).code).toBe(0);
  expect(await readRequests(me)).toEqual([0, 0, 0, 0, 0, 0]);
  expect((await get(me, 'live.state.get', { alive_id, v: '0' })).data.state.wall).not.toBe(null);
});

it('D91, R33: an address of its media from before the form opens nothing until the form is in', async () => {
  const me = await somebody();
  const { data } = await get(me, 'live.page.get', { alive_id: 'demo_live' });
  const see = async () => {
    const request = { url: data.media.alive_video_url, headers: { cookie: me.cookie } };
    return (await test().ask('knowledge', request)).statusCode;
  };
  expect(await see()).toBe(200);
  expect((await setRoom({ alive_id: 'demo_live', form_id: FORM })).code).toBe(0);
  expect(await see()).toBe(403);
  expect((await fillIn(me)).code).toBe(0);
  expect(await see()).toBe(200);
});
