/** An event of the log as everybody is told it: what was taken back says nothing (D102, ADR-360). */
import { expect, it } from 'vitest';
import type { EventRow } from '../store/log.store.ts';
import { presentEvent } from './present-event.ts';

const SAID: EventRow = {
  appId: 'app_1',
  aliveId: 'l_1',
  offset: 7,
  id: 'm_7',
  offsetMs: 61_000,
  at: 1_800_000_061_000,
  kind: 'image',
  content: 'a tea pot',
  data: { url: '/uploads/pot.jpg' },
  userId: 'u_secret',
  roomUserId: 'r_ann',
  nickname: 'Ann',
  avatar: '/media/ann.webp',
  role: 'moderator',
  ref: 'mine-1',
  standing: 'shown',
};
const PLACE = { id: 'm_7', offset: 7, offset_ms: 61_000, ts: 1_800_000_061_000, kind: 'image' };
const ANN = { id: 'r_ann', nickname: 'Ann', avatar: '/media/ann.webp', role: 'moderator' };

it('ADR-360: an event has its place, moment and writer, but no account', () => {
  const notice = presentEvent(SAID);
  expect(notice).toEqual({
    ...PLACE,
    content: 'a tea pot',
    user: ANN,
    data: { url: '/uploads/pot.jpg' },
    is_recalled: false,
  });
  expect(JSON.stringify(notice)).not.toMatch(/u_secret|mine-1/);
});

it('D102: what was taken back keeps its place without its words', () => {
  expect(presentEvent({ ...SAID, standing: 'recalled' })).toEqual({
    ...PLACE,
    content: '',
    user: ANN,
    data: {},
    is_recalled: true,
  });
});
