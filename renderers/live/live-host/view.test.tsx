/** Where a room is hosted from: what viewers are shown, what its switches say, what waits for a moderator, and the report as a file. */
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PUSH_STATE } from '#schemas/live/kinds.ts';
import { SAMPLE_ROOM, sampleEvent } from '#schemas/live/sample-room.ts';
import { drawRoom, buildRefusalOf } from '../../../tests/support/draw-room.tsx';
import { examples } from './examples.ts';
import view from './view.tsx';

const data = examples[0]?.data ?? {};
const HOST: object = Object(data['host']);
const room = { viewer: { ...SAMPLE_ROOM.viewer, role: 'host' as const } };
const MEMBERS = { banned: [], waiting: [sampleEvent(1, { content: 'Is this on?' })], messages: [] };

const draw = (host: object = {}, push: number = PUSH_STATE.none, answers: object = {}, slots = {}) =>
  drawRoom(view, {
    room,
    slots,
    state: { push_state: push },
    answers: {
      'live.host.get': { ...HOST, ...host },
      'live.member.list': MEMBERS,
      'live.report.get': data['report'],
      'live.key.change': data['key'],
      'live.message.mark': { offset: 0 },
      ...answers,
    },
  });
const pushing = async () =>
  within(await screen.findByRole('region', { name: 'Preview' })).getByRole('status').textContent;

/** A switch of the host's, and the answer to each call it makes, given when a test says so. */
function buildSwitchedValue(host: () => object = () => HOST) {
  const inputs: ((answer: object) => void)[] = [];
  const drawnRoom = draw({}, PUSH_STATE.none, {
    'live.host.get': host,
    'live.switch.set': () => new Promise((answer) => inputs.push(answer)),
  });
  const set = () =>
    drawnRoom.requests.filter(({ name }) => name === 'live.switch.set').map(({ input }) => input);
  const box = () => screen.getByRole('checkbox', { name: 'Mute everyone' });
  return { ...drawnRoom, given: inputs, set, box, isOn: () => box().matches(':checked') };
}

afterEach(cleanup);

test('M243, D102: a switch stands where it was put before the server answers, and stays there', async () => {
  let forbid_talk = false;
  const { given, set, isOn, requests } = buildSwitchedValue(() => ({ ...HOST, forbid_talk }));
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Mute everyone' }));
  expect(isOn()).toBe(true);
  await expect.poll(set).toEqual([{ alive_id: 'l_1', forbid_talk: true }]);
  expect(isOn()).toBe(true);
  forbid_talk = true;
  given[0]?.({});
  await expect.poll(() => requests.filter(({ name }) => name === 'live.host.get').length).toBe(2);
  expect(isOn()).toBe(true);
  // What was chosen no longer stands over what the server says.
  forbid_talk = false;
  fireEvent.click(screen.getByRole('tab', { name: 'Settings' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Allow links' }));
  await expect.poll(() => given.length).toBe(2);
  given[1]?.({});
  fireEvent.click(screen.getByRole('tab', { name: /^Chat/ }));
  await expect.poll(isOn).toBe(false);
});

test('M243, D102: a switch the server refuses goes back, with the server’s words', async () => {
  const { given, isOn, intents } = buildSwitchedValue();
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Mute everyone' }));
  await expect.poll(() => given.length).toBe(1);
  given[0]?.(buildRefusalOf('no-permission', 'Not yours'));
  await expect.poll(isOn).toBe(false);
  expect(intents).toMatchObject([{ payload: { text: 'Not yours', tone: 'error' } }]);
});

test('M243, D102: pressed twice, the second is asked after the first, and what was pressed last stands', async () => {
  const { given, set, box, isOn } = buildSwitchedValue(() => ({ ...HOST, forbid_talk: true }));
  await screen.findByRole('checkbox', { name: 'Mute everyone' });
  fireEvent.click(box());
  fireEvent.click(box());
  expect(isOn()).toBe(true);
  await expect.poll(() => given.length).toBe(1);
  given[0]?.({});
  await expect.poll(set).toMatchObject([{ forbid_talk: false }, { forbid_talk: true }]);
  expect(isOn()).toBe(true);
});

test('M243, D102: what was typed is saved alone, and stays to be mended where it was refused', async () => {
  const { given, set, intents } = buildSwitchedValue();
  fireEvent.click(await screen.findByRole('tab', { name: 'Settings' }));
  const slow = screen.getByRole('textbox', { name: 'Seconds between messages' });
  fireEvent.change(slow, { target: { value: '500' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(set).toEqual([{ alive_id: 'l_1', slow_seconds: 500 }]);
  given[0]?.(buildRefusalOf('bad-parameters', 'At most 120'));
  await expect.poll(() => intents.length).toBe(1);
  expect(slow).toHaveProperty('value', '500');
});

test('D106: a host is told what is shown while nothing is pushed', async () => {
  draw({ source: 'loop' });
  expect(await pushing()).toBe('A clip plays in a loop. No stream is needed.');
  expect(screen.getByText(/^This room takes no stream/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Show the key' })).toBeNull();
  cleanup();
  draw({ source: 'rtmp' });
  expect(await pushing()).toBe('No stream yet');
  expect(await screen.findByRole('button', { name: 'Show the key' })).toBeDefined();
  cleanup();
  draw({ source: 'rtmp' }, PUSH_STATE.broken);
  expect(await pushing()).toBe('The stream broke off');
});

test('D102: a message that waits is let through, or is not', async () => {
  const { requests } = draw();
  const readMarkedItems = () =>
    requests.filter(({ name }) => name === 'live.message.mark').map(({ input }) => input);
  expect(await screen.findByText('林晚舟: Is this on?')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
  await expect.poll(readMarkedItems).toMatchObject([{ message_id: 'm_1', as: 'approve' }]);
  fireEvent.click(screen.getByRole('button', { name: 'Reject' }));
  await expect.poll(readMarkedItems).toMatchObject([{ as: 'approve' }, { as: 'refuse' }]);
});

test('D102: what comes to wait is there by itself, and how many there are', async () => {
  let waiting: object[] = [];
  const answers = { 'live.member.list': () => ({ ...MEMBERS, waiting }) };
  draw({ alive_state: 1 }, PUSH_STATE.none, answers);
  await screen.findByRole('tab', { name: /^Chat/ });
  waiting = MEMBERS.waiting;
  expect(await screen.findByText('林晚舟: Is this on?', {}, { timeout: 6000 })).toBeDefined();
  expect(screen.getByText('Waiting for approval: 1')).toBeDefined();
});

test('D105: the report is saved as a table', async () => {
  draw();
  const link = await screen.findByRole('link', { name: 'Download as CSV' });
  expect(link.getAttribute('href')).toBe('/live-report/l_1.csv');
});

test('ADR-487: a picture that arrives before the room has begun asks the host to begin; one that is seen does not', async () => {
  const { intents } = drawRoom(view, {
    room,
    state: { alive_state: 0, push_state: PUSH_STATE.pushing },
    answers: {
      'live.host.get': { ...HOST, alive_state: 0 },
      'live.member.list': MEMBERS,
      'live.report.get': data['report'],
      'live.key.change': data['key'],
    },
  });
  expect(await screen.findByText(/^Your stream is arriving/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Begin now' }));
  expect(intents).toMatchObject([{ name: 'message.ask', payload: { title: 'Begin stream' } }]);
  cleanup();
  draw({}, PUSH_STATE.pushing);
  await screen.findByRole('button', { name: 'End stream' });
  expect(screen.queryByText(/^Your stream is arriving/)).toBeNull();
});

test('ADR-487: what is done in a room are tabs, led through by arrows; activities wait for the beginning', async () => {
  draw({}, PUSH_STATE.none, {}, { activities: <p>What can be started</p> });
  const chat = await screen.findByRole('tab', { name: /^Chat/ });
  fireEvent.keyDown(chat, { key: 'ArrowRight' });
  expect(screen.getByRole('tab', { name: 'Participants', selected: true })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Muted and removed' })).toBeDefined();
  fireEvent.click(screen.getByRole('tab', { name: 'Activities' }));
  expect(screen.getByText('What can be started')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Offers' })).toBeDefined();
});
