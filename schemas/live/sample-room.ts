/** A sample live room and its log, with fixed moments, for examples, stories and tests. */
import { LIVE_STATE } from '../content/goods-state.ts';
import { msOf } from '../time.ts';
import { NO_ACTIVITY_STATE } from './activities.gen.ts';
import type { LiveEvent } from './event.ts';
import type { Room } from './room.ts';
import type { RoomState } from './state.ts';

/** 2026-11-23 20:00 in the shop's zone, unix seconds. */
export const SAMPLE_START = 1_795_435_200;

export const SAMPLE_STATE: RoomState = {
  v: 7,
  epoch: 'e1',
  offset: 5,
  alive_state: LIVE_STATE.live,
  push_state: 1,
  start_ts: SAMPLE_START,
  end_ts: 0,
  is_lookback: false,
  lookback_end_ts: 0,
  page: '',
  forbid_talk: false,
  fast_alive_switch: true,
  slow_seconds: 2,
  view_count: 12_345,
  ...NO_ACTIVITY_STATE,
  wall: null,
  pinned: null,
};

export const SAMPLE_ROOM: Room = {
  base: {
    alive_id: 'l_1',
    alive_type: 2,
    title: '周三写作夜：把一段话改短',
    summary: '带上你写的一段话，我们一起把它改短一半。',
    teacher: '林晚舟',
    cover: '/demo/covers/build-from-zero.svg',
    courseware_image: '',
  },
  door: 'open',
  state: SAMPLE_STATE,
  media: {
    alive_video_url: '',
    pc_alive_video_url: '',
    poster: '',
    seconds: 0,
    start_ms: 0,
    expire_ts: 0,
    hosts: [],
  },
  ppt: { imgs: [], current_preview_page: '' },
  switches: { forbid_talk: false, show_on_wall: true, can_record: true, fast_alive_switch: true, im: true },
  look: { expire_type: 0, start: 0, expire: 0, server_time: SAMPLE_START },
  marquee: { enabled: false, text: '', color: '', opacity: 0, size: 0, speed: 0 },
  form_id: '',
  viewer: {
    role: 'viewer',
    nickname: '小满',
    room_user_id: 'u_me',
    banned: false,
    muted_until: 0,
    is_subscribed: false,
  },
  server_time: msOf(SAMPLE_START),
};

const SAID: readonly (readonly [name: string, role: LiveEvent['user']['role'], content: string])[] = [
  ['林晚舟', 'host', '欢迎大家，今晚我们改三段话。'],
  ['阿青', 'viewer', '第一段是我写的，紧张。'],
  ['助教小北', 'moderator', '提问请直接发在讨论里，老师会挑着回答。'],
  ['Noah', 'viewer', 'Which word would you cut first?'],
  ['小满', 'viewer', '先删“非常”。'],
];

export function sampleEvent(offset: number, change: Partial<LiveEvent> = {}): LiveEvent {
  const [nickname, role, content] = SAID[(offset - 1) % SAID.length] ?? ['', 'viewer', ''];
  return {
    id: `m_${offset}`,
    offset,
    offset_ms: offset * 4000,
    ts: msOf(SAMPLE_START) + offset * 4000,
    kind: 'text',
    content,
    user: { id: nickname === '小满' ? 'u_me' : `u_${nickname}`, nickname, avatar: '', role },
    data: {},
    is_recalled: false,
    ...change,
  };
}

export const SAMPLE_LOG = {
  list: SAID.map((_line, index) => sampleEvent(index + 1)),
  epoch: 'e1',
  offset: SAID.length,
  recovered: true,
  server_time: msOf(SAMPLE_START),
};
