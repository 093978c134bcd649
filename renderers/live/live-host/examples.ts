/** Named configs of live-host. */
import { NO_ACTIVITY_REPORT } from '#schemas/live/activities.gen.ts';
import { SAMPLE_ROOM, SAMPLE_START, SAMPLE_STATE } from '#schemas/live/sample-room.ts';
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Example = RendererExample<StoredPropsOf<typeof definition>>;

const PROPS = { alive_id: SAMPLE_ROOM.base.alive_id };
const ROOM = { ...SAMPLE_ROOM, viewer: { ...SAMPLE_ROOM.viewer, role: 'host' } };
const HOST = {
  alive_state: 1,
  members: 128,
  can_record: true,
  source: 'rtmp',
  push_since_ts: SAMPLE_START,
  piece_seconds: 1,
  slow_seconds: 2,
  forbid_talk: false,
  is_pre_approved: false,
  allows_links: false,
  filter_words: ['广告'],
  goods: [],
  coupons: [],
  other_goods: [],
  other_coupons: [],
};
const REPORT = {
  alive_id: PROPS.alive_id,
  title: SAMPLE_ROOM.base.title,
  start_ts: SAMPLE_START,
  end_ts: 0,
  members: 128,
  watched_seconds: 95_400,
  messages: 342,
  viewers: [8, 31, 57, 88, 96, 90, 84].map((count, index) => ({ ts: SAMPLE_START + index * 60, count })),
  ...NO_ACTIVITY_REPORT,
  signs: [{ sign_id: 'sg_1', ts: SAMPLE_START, count: 36 }],
  prizes: [{ prize_id: 'pz_1', name: '手账本一册', ts: SAMPLE_START, joiners: 41, won: [] }],
  sales: [{ goods_id: 'p_1', title: '一年写作练习', orders: 3, amount: 59_700 }],
};
const KEY = { address: 'rtmp://shop.example:1935/app1/l_1?key=k_1', piece_seconds: 1 };
const MEMBERS = { banned: [], waiting: [], messages: [] };
const before = { ...SAMPLE_STATE, alive_state: 0 };

export const examples: Example[] = [
  {
    name: 'typical',
    props: PROPS,
    data: { page: ROOM, host: HOST, report: REPORT, members: MEMBERS, key: KEY },
  },
  {
    name: 'before',
    props: PROPS,
    data: {
      page: { ...ROOM, state: before },
      host: { ...HOST, alive_state: 0 },
      report: { ...REPORT, viewers: [], sales: [] },
      members: MEMBERS,
      key: KEY,
    },
  },
];
