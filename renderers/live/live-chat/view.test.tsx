/** The chat of a room: everybody's lines, one's own at once, why somebody may not write, and what a moderator does. */
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { SAMPLE_ROOM, sampleEvent } from '#schemas/live/sample-room.ts';
import { drawRoom, buildRefusalOf } from '../../../tests/support/draw-room.tsx';
import view from './view.tsx';

/** The log is asked for by the first tick. */
const SOON = { timeout: 4000 };
const KEPT = { id: 'm_9', offset: 9, offset_ms: 0, waiting: false };
const as = (viewer: object) => ({ room: { viewer: { ...SAMPLE_ROOM.viewer, ...viewer } } });

async function write(text: string): Promise<void> {
  const box = await screen.findByRole('textbox', { name: 'Write a message' });
  fireEvent.change(box, { target: { value: text } });
  fireEvent.submit(box);
}

afterEach(cleanup);

test('D97, D100, D101: what the room says of itself is said in words', async () => {
  const toldNames = [
    sampleEvent(1, { kind: 'system', content: '', data: { phase: 'begin' } }),
    sampleEvent(2, { kind: 'prize', content: 'Notebook', data: { phase: 'start' } }),
    sampleEvent(3, { kind: 'prize', content: 'Notebook', data: { phase: 'drawn', names: 'A**' } }),
    sampleEvent(4, { kind: 'prize', content: 'Pen', data: { phase: 'drawn', names: '' } }),
    sampleEvent(5, { kind: 'goods', content: '课', data: { price: 19_900, title_en: 'A course' } }),
  ];
  drawRoom(view, { events: toldNames });
  await screen.findByText('The stream has started', {}, SOON);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'The stream has started',
    'A prize draw is on: Notebook',
    'Notebook was drawn. Winners: A**',
    'Pen was drawn. Nobody had joined',
    'Featured: A course ¥199.00',
  ]);
});

test('D97, R60: the log is named, quiet for the ear, and followed by a digest', async () => {
  drawRoom(view);
  const log = await screen.findByRole('log', { name: 'Messages' });
  expect(log.getAttribute('aria-live')).toBe('off');
  expect(await within(log).findByText('先删“非常”。', {}, SOON)).toBeDefined();
});

test('D97: one’s own message stands there at once; a failed one says why, and is sent again', async () => {
  const links = buildRefusalOf('bad-parameters', 'Bad', { fields: [{ field: '/content', rule: 'links' }] });
  const { requests } = drawRoom(view, { answers: { 'live.message.send': links } });
  await write('see example.com');
  expect(screen.getByText('see example.com')).toBeDefined();
  expect(await screen.findByText('Links aren’t allowed here')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Send again' }));
  const readSentItems = () =>
    requests.filter(({ name }) => name === 'live.message.send').map(({ input }) => input);
  await expect.poll(() => readSentItems().length).toBe(2);
  expect(readSentItems()[1]).toEqual(readSentItems()[0]);
  await screen.findByText('Links aren’t allowed here');
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByText('see example.com')).toBeNull();
});

test('D102: words that are not allowed are told as such', async () => {
  const words = buildRefusalOf('bad-parameters', 'Bad', { fields: [{ field: '/content', rule: 'words' }] });
  drawRoom(view, { answers: { 'live.message.send': words } });
  await write('buy gold');
  expect(await screen.findByText('It contains a word that isn’t allowed here')).toBeDefined();
});

test('D97, D102: where a moderator looks first its writer is told that it waits', async () => {
  const answers = {
    'live.message.send': { ...KEPT, waiting: true },
    'live.message.held': { waiting: [], refused: [] },
  };
  drawRoom(view, { answers });
  await write('hello');
  expect(await screen.findByText('Waiting for a moderator')).toBeDefined();
});

test('D97: slow mode counts down on the button', async () => {
  drawRoom(view, { state: { slow_seconds: 30 }, answers: { 'live.message.send': KEPT } });
  await write('hello');
  const button = await screen.findByRole('button', { name: /^(?:29|3[01]) s$/ });
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('D102: who may not write is told why, and until when', async () => {
  const soon = SAMPLE_ROOM.server_time / 1000 + 600;
  const cases = [
    [as({ muted_until: soon }), /^You are muted until .*20:10/],
    [as({ muted_until: -1 }), /^You are muted in this room/],
    [as({ banned: true }), 'Your account can’t write at the moment'],
    [{ state: { forbid_talk: true } }, 'The teacher has muted everyone'],
    [
      { room: { door: 'ended' }, state: { alive_state: LIVE_STATE.ended } },
      'The stream has ended and the chat is closed',
    ],
  ] as const;
  for (const [options, text] of cases) {
    drawRoom(view, options);
    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    cleanup();
  }
});

test('M250, D102: a moderator reads everything one person wrote, and takes it back', async () => {
  const list = { banned: [], waiting: [], messages: [sampleEvent(2), sampleEvent(7, { content: 'spam' })] };
  const { requests } = drawRoom(view, {
    ...as({ role: 'host' }),
    answers: { 'live.member.list': list, 'live.message.recall': { offset: 8 } },
  });
  fireEvent.click(await screen.findByRole('button', { name: /by 阿青/ }, SOON));
  fireEvent.click(screen.getByRole('button', { name: 'All their messages' }));
  const dialog = await screen.findByRole('dialog', { name: 'All messages by 阿青' });
  const line = (await within(dialog).findByText('spam')).closest('li');
  if (line === null) throw new Error('a line');
  fireEvent.click(within(line).getByRole('button', { name: 'Delete' }));
  await expect
    .poll(() => requests.find(({ name }) => name === 'live.message.recall')?.input)
    .toEqual({ alive_id: 'l_1', message_id: 'm_7' });
});

test('D102: who wrote a message that was not let through is told so, and puts it away', async () => {
  const refs: unknown[] = [];
  const answers = {
    'live.message.send': ({ ref }: { ref: string }) => {
      refs.push(ref);
      return { ...KEPT, offset: 0, waiting: true };
    },
    'live.message.held': () => ({ waiting: [], refused: refs }),
  };
  drawRoom(view, { answers });
  await write('May I?');
  expect(await screen.findByText('Waiting for a moderator')).toBeDefined();
  expect(await screen.findByText('Not approved. Only you can see it', {}, SOON)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByText('May I?')).toBeNull();
});

test('M243, D102: a moderator’s switches say what was chosen before the server answers, and go back where it refuses', async () => {
  const inputs: ((answer: object) => void)[] = [];
  const { intents } = drawRoom(view, {
    ...as({ role: 'host' }),
    answers: { 'live.switch.set': () => new Promise((answer) => inputs.push(answer)) },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Chat settings' }));
  const slow = () => screen.getByRole('button', { name: '30 s' }).getAttribute('aria-pressed');
  fireEvent.click(screen.getByRole('button', { name: '30 s' }));
  fireEvent.click(screen.getByRole('button', { name: 'Mute everyone' }));
  expect(slow()).toBe('true');
  expect(screen.getByRole('button', { name: 'Unmute everyone' })).toBeDefined();
  await expect.poll(() => inputs.length).toBe(1);
  inputs[0]?.(buildRefusalOf('no-permission', 'Not yours'));
  await expect.poll(slow).toBe('false');
  expect(intents).toMatchObject([{ payload: { text: 'Not yours', tone: 'error' } }]);
  expect(screen.getByRole('button', { name: 'Unmute everyone' })).toBeDefined();
});
