/** A text in which nothing is seen is no text, wherever a person writes one (B52). */
import { beforeAll, expect, it } from 'vitest';
import { CODES } from '#schemas/api/codes.ts';
import { withActs } from './live-acts-fixture.ts';

const { somebody, send, get, newRoom, newGoods, settle, host } = withActs();

const BLANK = ['​', 'ㅤ', 'ﾠ', 'ᅟ', '͏', '️', '⠀', '­⁠', '᠎', ' 　\n', '́', '󠁁󠁿', '𝅙', '‮‬', '឴឵'];
const WRONG = CODES['bad-parameters'].code;
type Me = Awaited<ReturnType<typeof somebody>>;

let good = '';
let room = '';
let owner: Me;
beforeAll(async () => {
  good = await newGoods('b_good', { price: 0, linePrice: 0, payState: 0 });
  room = await newRoom({ slowSeconds: 0 });
  owner = await host();
  const fields = [{ id: 'name', kind: 'text', label: 'Name', required: true, max: 20 }];
  const documents = [{ kind: 'form', id: 'entry', body: { title: 'Entry', login: true, fields } }];
  expect((await settle('/api/console.page.publish/1.0.0', { documents })).code).toBe(0);
});

const WRITES: readonly (readonly [string, number, (me: Me, text: string) => Promise<{ code: number }>])[] = [
  ['a comment', WRONG, (me, content) => send(me, 'comment.add', { resource_id: good, content })],
  ['a live message', WRONG, (me, content) => send(me, 'live.message.send', { alive_id: room, content })],
  [
    'a host’s message',
    WRONG,
    (_me, content) => send(owner, 'live.message.send', { alive_id: room, content }),
  ],
  [
    'a note',
    WRONG,
    (me, text) => send(me, 'learn.note.set', { resource_id: good, resource_type: 50, at: 1, text }),
  ],
  [
    'a form',
    CODES['answers-invalid'].code,
    (me, name) => send(me, 'form.info.save', { scene: 'live', id: 'entry', answers: { name } }),
  ],
  [
    'a refund',
    WRONG,
    (me, reason) => send(me, 'order.refund.apply', { order_id: `o_${'a'.repeat(26)}`, reason }),
  ],
  [
    'a vote',
    WRONG,
    (_me, title) => send(owner, 'live.vote.start', { alive_id: room, title, options: ['a', 'b'] }),
  ],
  [
    'an option',
    WRONG,
    (_me, one) => send(owner, 'live.vote.start', { alive_id: room, title: 'a', options: ['a', one] }),
  ],
  [
    'a prize',
    WRONG,
    (_me, name) =>
      send(owner, 'live.prize.start', { alive_id: room, name, seconds: 30, winners: 1, condition: 0 }),
  ],
];

it.each(WRITES)(
  'B52: %s of nothing that is seen is refused, however it is made',
  async (_name, code, write) => {
    const answers: unknown[] = [];
    for (const text of [...BLANK, BLANK.join('')]) {
      const { code: toldValue } = await write(await somebody(), text);
      if (toldValue !== code) answers.push([text, toldValue]);
    }
    expect(answers).toEqual([]);
  },
);

it('B52: what is seen stays what it is', async () => {
  const me = await somebody();
  for (const content of ['❤️', '小雨', '1️⃣', '…', 'नि'])
    expect((await send(me, 'live.message.send', { alive_id: room, content })).code, content).toBe(0);
  const { data } = await get(me, 'live.message.get', { alive_id: room, since: '0' });
  expect(data.list.map(({ content }: { content: string }) => content)).toContain('❤️');
});
