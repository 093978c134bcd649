/** Named configs of live-prize. */
import { SAMPLE_ROOM, SAMPLE_START, SAMPLE_STATE } from '#schemas/live/sample-room.ts';
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Example = RendererExample<StoredPropsOf<typeof definition>>;

const PROPS = { alive_id: SAMPLE_ROOM.base.alive_id };
const ROOM = { ...SAMPLE_ROOM, state: { ...SAMPLE_STATE, prize_id: 'pz_1' } };
const PRIZE = {
  current_prize_id: 'pz_1',
  name: '手账本一册',
  start_at: SAMPLE_START,
  draw_at: SAMPLE_START + 90,
  count_down: 90,
  condition: 1,
  condition_text: '改短一半',
  minutes: 0,
  winners: 2,
  joiners: 41,
  is_drawn: false,
  is_join: false,
  ticket: 0,
  is_win: false,
  has_card: false,
  seed_hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  seed: '',
  server_time: SAMPLE_START * 1000,
};
const WON = {
  list: [
    { nickname: '阿**', ticket: 7, is_me: false },
    { nickname: '小**', ticket: 19, is_me: true },
  ],
  joiners: 41,
  seed: 'test',
  seed_hash: PRIZE.seed_hash,
};

export const examples: Example[] = [
  { name: 'typical', props: PROPS, data: { page: ROOM, prize: PRIZE, join: { is_join: true, ticket: 42 } } },
  { name: 'joined', props: PROPS, data: { page: ROOM, prize: { ...PRIZE, is_join: true, ticket: 42 } } },
  {
    name: 'won',
    props: PROPS,
    data: {
      page: ROOM,
      prize: { ...PRIZE, is_drawn: true, is_join: true, ticket: 19, is_win: true, seed: 'test' },
      winners: WON,
      card: { saved: 1 },
    },
  },
];
