/** The timed preview of a paid live room runs from the first thing that is shown of it, whatever call shows it (D103, ADR-475). */
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { CODES } from '#schemas/api/codes.ts';
import { ALIVE_TYPE } from '#schemas/live/kinds.ts';
import { LOOK_TYPE } from '#schemas/live/room.ts';
import { liveMember } from '#server/areas/live/tables/rooms.ts';
import { withActs } from './live-acts-fixture.ts';

const { test, somebody, send, get, newRoom, settle, setRoom, host, clock, pass } = withActs();
const S = 1000;
const SLIDES = ['a', 'b', 'c'].map((name) => `/media/${name}.png`);
const OVER = CODES['not-entitled'].code;
type Me = Awaited<ReturnType<typeof somebody>>;

/** On air, sold for 99 yuan, with a minute to look. */
const paidRoom = (more: object = {}) =>
  newRoom({ lookType: LOOK_TYPE.seconds, lookSeconds: 60, ...more }, undefined, undefined, {
    price: 9900,
    payState: 1,
  });

const doorOf = async (me: Me, alive_id: string) => (await get(me, 'live.page.get', { alive_id })).data.door;
const stateOf = async (me: Me, alive_id: string) =>
  (await get(me, 'live.state.get', { alive_id, v: '0' })).code;

const WAYS: readonly (readonly [string, (me: Me, alive_id: string) => Promise<{ code: number }>])[] = [
  ['the page', (me, alive_id) => get(me, 'live.page.get', { alive_id })],
  ['the state', (me, alive_id) => get(me, 'live.state.get', { alive_id, v: '0' })],
  ['a ticket', (me, alive_id) => send(me, 'live.ticket.get', { alive_id })],
  ['a message sent', (me, alive_id) => send(me, 'live.message.send', { alive_id, content: 'hello' })],
  ['messages read', (me, alive_id) => get(me, 'live.message.get', { alive_id, since: '0' })],
  ['the log', (me, alive_id) => get(me, 'live.events.get', { alive_id, from_ms: '0', to_ms: '1000' })],
  ['the time left', (me, alive_id) => get(me, 'live.look.get', { alive_id })],
  ['what is offered', (me, alive_id) => get(me, 'live.goods.get', { alive_id })],
  ['a heart', (me, alive_id) => send(me, 'live.react', { alive_id, count: 1 })],
  ['slides', (me, alive_id) => get(me, 'live.courseware.get', { alive_id })],
];

it.each(WAYS)('D103: %s starts the preview, and nothing renews it', async (_name, see) => {
  const [me, alive_id] = [await somebody(), await paidRoom()];
  expect((await see(me, alive_id)).code).toBe(0);
  pass(59 * S);
  expect(await doorOf(me, alive_id)).toBe('open');
  expect((await send(me, 'live.enter', { alive_id })).code).toBe(0);
  pass(2 * S);
  expect(await doorOf(me, alive_id)).toBe('look');
  expect(await stateOf(me, alive_id)).toBe(OVER);
  for (const [, again] of WAYS.slice(2, 6)) expect((await again(me, alive_id)).code).toBe(OVER);
  expect((await send(me, 'live.enter', { alive_id })).code).toBe(OVER);
});

it('D103: a person who asks for all at once has one minute, not one for each question', async () => {
  const [me, alive_id] = [await somebody(), await paidRoom()];
  await Promise.all(WAYS.map(([, see]) => see(me, alive_id)));
  pass(61 * S);
  expect(await stateOf(me, alive_id)).toBe(OVER);
});

it('D91: a form that comes first takes nothing of the time to look', async () => {
  const fields = [{ id: 'name', kind: 'text', label: 'Name', required: true, max: 20 }];
  const documents = [{ kind: 'form', id: 'entry', body: { title: 'Entry', login: true, fields } }];
  expect((await settle('/api/console.page.publish/1.0.0', { documents })).code).toBe(0);
  const [me, alive_id] = [await somebody(), await paidRoom({ formId: 'entry' })];
  expect(await doorOf(me, alive_id)).toBe('form');
  pass(300 * S);
  const answers = { scene: 'live', id: 'entry', answers: { name: 'Ada' } };
  expect((await send(me, 'form.info.save', answers)).code).toBe(0);
  expect(await doorOf(me, alive_id)).toBe('open');
  pass(61 * S);
  expect(await doorOf(me, alive_id)).toBe('look');
});

it('D103: a start that a clock ahead wrote down counts from now, and once', async () => {
  const [me, alive_id] = [await somebody(), await paidRoom()];
  expect(await doorOf(me, alive_id)).toBe('open');
  const isMine = and(eq(liveMember.aliveId, alive_id), eq(liveMember.userId, me.id));
  const ahead = { previewStartedAt: clock.now() + 3600 * S };
  await test().database.db.update(liveMember).set(ahead).where(isMine);
  expect(await doorOf(me, alive_id)).toBe('open');
  pass(61 * S);
  expect(await doorOf(me, alive_id)).toBe('look');
});

it('D97: a person sends text; only the host sends pictures, and no one sends gifts', async () => {
  const [me, owner, alive_id] = [await somebody(), await host(), await newRoom({ slowSeconds: 0 })];
  const sendAs = async (who: Me, kind: string, content = 'hello') =>
    (await send(who, 'live.message.send', { alive_id, kind, content })).code;
  for (const kind of ['gift', 'system', 'prize', 'sign', 'goods', 'coupon', 'wall', 'recall'])
    for (const who of [me, owner]) expect(await sendAs(who, kind), kind).toBe(CODES['bad-parameters'].code);
  expect(await sendAs(me, 'image', '/uploads/a.png')).toBe(CODES['no-permission'].code);
  expect(await sendAs(me, 'text')).toBe(0);
});

it('M241, D103: a preview is given the slides up to the one being shown, a learner all of them', async () => {
  const [owner, me, learner] = [await host(), await somebody(), await somebody()];
  const kind = { alive_type: ALIVE_TYPE.slides };
  const [paidText, free] = [await paidRoom(), await newRoom()];
  const readSeenValue = async (who: Me, alive_id: string) => {
    const [page, own] = [
      await get(who, 'live.page.get', { alive_id }),
      await get(who, 'live.courseware.get', { alive_id }),
    ];
    expect(own.data.imgs).toEqual(page.data.ppt.imgs);
    return own.data.imgs.map(({ server_id: id }: { server_id: string }) => id);
  };
  const lay = async (alive_id: string) => {
    await setRoom({ alive_id, ...kind });
    const { data } = await send(owner, 'live.slides.set', { alive_id, urls: SLIDES });
    return data.imgs.map(({ server_id: id }: { server_id: string }) => id);
  };
  const slides = await lay(paidText);
  expect(slides).toHaveLength(3);
  expect(await readSeenValue(me, paidText)).toEqual(slides.slice(0, 1));
  await send(owner, 'live.slide.turn', { alive_id: paidText, server_id: slides[1] });
  expect(await readSeenValue(me, paidText)).toEqual(slides.slice(0, 2));
  expect(await readSeenValue(owner, paidText)).toEqual(slides);
  const open = await lay(free);
  expect(await readSeenValue(learner, free)).toEqual(open);
  await send(owner, 'live.host.set', {
    alive_id: paidText,
    alive_state: 'ended',
    is_lookback: true,
    lookback_days: 1,
  });
  expect(await readSeenValue(await somebody(), paidText)).toEqual(slides);
});
