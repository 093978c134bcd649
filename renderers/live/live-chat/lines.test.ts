/** The lines of a chat, what may be done about them, and how many of them stand in the page. */
import { expect, test } from 'vitest';
import { SAMPLE_STATE, sampleEvent } from '#schemas/live/sample-room.ts';
import { messageActionsOf } from './message-actions.ts';
import { linesOf } from './lines.ts';
import { further, nearer, sliceOf, WINDOW } from './list-window.ts';

const events = [sampleEvent(1), sampleEvent(2), sampleEvent(5), sampleEvent(6, { kind: 'slide' })];
const facts = { state: SAMPLE_STATE, hasWall: true, nowMs: sampleEvent(5).ts + 1000 };

test('D97: the chat shows what is said, and not what only changes the room', () => {
  expect(linesOf(events, [], 'u_me').map(({ key }) => key)).toEqual(['m_1', 'm_2', 'm_5']);
});

test('D102: one takes back one’s own for two minutes; a teacher is not silenced by anybody', () => {
  const [host, other, own] = linesOf(events, [], 'u_me');
  if (host === undefined || other === undefined || own === undefined) throw new Error('three lines');
  expect(messageActionsOf(own, { ...facts, isModerator: false })).toEqual(['recall']);
  expect(messageActionsOf(own, { ...facts, isModerator: false, nowMs: facts.nowMs + 120_000 })).toEqual([]);
  expect(messageActionsOf(other, { ...facts, isModerator: false })).toEqual([]);
  const all = ['recall', 'pin', 'wall', 'mute', 'silence', 'kick', 'all'];
  expect(messageActionsOf(other, { ...facts, isModerator: true })).toEqual(all);
  expect(messageActionsOf(host, { ...facts, isModerator: true })).toEqual(['recall', 'pin', 'wall', 'all']);
});

test('R60: of 20,000 messages a window stands in the page, wherever it is read', () => {
  const count = 20_000;
  expect(sliceOf(count, 'last')).toEqual({ from: count - WINDOW, to: count });
  let end = further(count, 'last');
  for (let step = 0; step < 400; step += 1) end = further(count, end);
  expect(sliceOf(count, end)).toEqual({ from: 0, to: WINDOW });
  for (let step = 0; step < 400; step += 1) end = nearer(count, end);
  expect(end).toBe('last');
});
