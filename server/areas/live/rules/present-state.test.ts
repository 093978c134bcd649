/** What is true of a room now, as it is told (M240, D98). */
import { describe, expect, it } from 'vitest';
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { NO_ACTIVITY_STATE } from '#schemas/live/activities.gen.ts';
import type { LiveEvent } from '#schemas/live/event.ts';
import type { RoomRead } from '../store/rooms.store.ts';
import { presentState } from './present-state.ts';

const BEGAN = 1_800_000_000_500;
const ROOM: RoomRead = {
  facts: {
    state: 'on',
    aliveState: LIVE_STATE.notStarted,
    startTs: 1_799_999_940,
    isLookback: true,
    lookbackEndTs: 1_800_600_000,
  },
  row: {
    appId: 'app_1',
    aliveId: 'l_1',
    aliveType: 2,
    epoch: 'e1',
    lastOffset: 41,
    version: 9,
    startedAt: null,
    endedAt: null,
    pushState: 1,
    page: 's2',
    slides: [],
    coursewareImage: '',
    forbidTalk: true,
    hasWall: true,
    canRecord: true,
    isFast: false,
    hasSocket: true,
    slowSeconds: 3,
    isPreApproved: false,
    allowsLinks: false,
    filterWords: [],
    wallOffset: 0,
    pinOffset: 0,
    signId: 'sg_1',
    prizeId: 'pz_1',
    voteId: 'vt_1',
    running: {},
    viewCount: 12,
    reactions: 5,
    lookType: 0,
    lookSeconds: 0,
    lookStartTs: 0,
    lookEndTs: 0,
    hostIds: ['u_teacher'],
    formId: '',
    hasMarquee: false,
    goodsIds: [],
    couponIds: [],
  },
};
const NOTHING = { wall: null, pin: null };
const stateOf = (row: Partial<RoomRead['row']> = {}) =>
  presentState({ ...ROOM, row: { ...ROOM.row, ...row } }, NOTHING);

const message = (change: Partial<LiveEvent> = {}): LiveEvent => ({
  id: 'm_1',
  offset: 1,
  offset_ms: 0,
  ts: BEGAN,
  kind: 'text',
  content: 'hello',
  user: { id: 'r_ann', nickname: 'Ann', avatar: '', role: 'viewer' },
  data: {},
  is_recalled: false,
  ...change,
});

it('M240: a room is answered as it is, without anything about its host', () => {
  expect(stateOf()).toEqual({
    ...NO_ACTIVITY_STATE,
    v: 9,
    epoch: 'e1',
    offset: 41,
    alive_state: 0,
    push_state: 1,
    start_ts: 1_799_999_940,
    end_ts: 0,
    is_lookback: true,
    lookback_end_ts: 1_800_600_000,
    page: 's2',
    forbid_talk: true,
    fast_alive_switch: false,
    slow_seconds: 3,
    view_count: 12,
    sign_id: 'sg_1',
    prize_id: 'pz_1',
    vote_id: 'vt_1',
    wall: null,
    pinned: null,
    reactions: 5,
  });
});

it('M240: answers when it really began, and when it ended', () => {
  expect(stateOf({ startedAt: BEGAN })).toMatchObject({ start_ts: 1_800_000_000, end_ts: 0 });
  expect(stateOf({ startedAt: BEGAN, endedAt: BEGAN + 3_600_000 }).end_ts).toBe(1_800_003_600);
});

describe('what is raised above the stage and the chat', () => {
  it('M243: is told while it stands', () => {
    const [wall, pinnedValue] = [message({ id: 'm_wall' }), message({ id: 'm_pin' })];
    expect(presentState(ROOM, { wall, pin: pinnedValue })).toMatchObject({ wall, pinned: pinnedValue });
  });

  it('D102: goes when it is taken back', () => {
    const [goneValue, pinnedValue] = [message({ is_recalled: true, content: '' }), message()];
    expect(presentState(ROOM, { wall: goneValue, pin: pinnedValue })).toMatchObject({
      wall: null,
      pinned: pinnedValue,
    });
    expect(presentState(ROOM, { wall: pinnedValue, pin: goneValue })).toMatchObject({
      wall: pinnedValue,
      pinned: null,
    });
  });
});
