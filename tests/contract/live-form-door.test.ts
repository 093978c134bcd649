/** A form before a live room closes its calls, too, until it is filled in (D91, decision 431). */
import { expect, it } from 'vitest';
import { CODES } from '#schemas/api/codes.ts';
import { CONSOLE_TOKEN } from './app.ts';
import { withActs } from './live-acts-fixture.ts';

const { test, somebody, send, get, newRoom, host } = withActs();
const FORM = 'entry';

async function publishForm(): Promise<void> {
  const fields = [{ id: 'name', kind: 'text', label: 'Name', required: true, max: 20 }];
  const answer = await test().ask('knowledge', {
    method: 'POST',
    url: '/console/publish',
    headers: { authorization: `Bearer ${CONSOLE_TOKEN}` },
    payload: {
      shop: 'knowledge',
      documents: [{ kind: 'form', id: FORM, body: { title: 'Entry', login: true, fields } }],
    },
  });
  expect(answer.json().code).toBe(0);
}

it('D91: who has to fill in a form first is in no call of the room, and in all of them right after', async () => {
  await publishForm();
  const [owner, me] = [await host(), await somebody()];
  const alive_id = await newRoom({ formId: FORM });
  const said = await send(owner, 'live.message.send', { alive_id, content: 'for who is in' });
  expect(said.code).toBe(0);
  const marked = { alive_id, message_id: said.data.id, as: 'wall' };
  expect((await send(owner, 'live.message.mark', marked)).code).toBe(0);

  const due = CODES['form-due'].code;
  const asked = async (who: typeof me) => {
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
  expect(await asked(me)).toEqual([due, due, due, due, due, due]);
  // What leads in stays: the door itself, when the room begins, and what is sold there.
  expect((await get(me, 'live.page.get', { alive_id })).data.door).toBe('form');
  expect((await get(me, 'live.form.check', { alive_id })).data).toEqual({ need_form: 1, form_id: FORM });
  expect((await get(me, 'live.goods.get', { alive_id })).code).toBe(0);
  const { code, data } = await get(me, 'live.state.get', { alive_id, v: '0' });
  expect([code, data.state.wall]).toEqual([0, null]);
  expect(JSON.stringify(data)).not.toContain('for who is in');

  const filled = { scene: 'live', id: FORM, answers: { name: 'Ada' } };
  expect((await send(me, 'form.info.save', filled)).code).toBe(0);
  expect(await asked(me)).toEqual([0, 0, 0, 0, 0, 0]);
  expect((await get(me, 'live.state.get', { alive_id, v: '0' })).data.state.wall).not.toBe(null);
});
