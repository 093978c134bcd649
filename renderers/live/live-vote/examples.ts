/** Named configs of live-vote. */
import { SAMPLE_ROOM, SAMPLE_STATE } from '#schemas/live/sample-room.ts';
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Example = RendererExample<StoredPropsOf<typeof definition>>;

const PROPS = { alive_id: SAMPLE_ROOM.base.alive_id };
const ROOM = { ...SAMPLE_ROOM, state: { ...SAMPLE_STATE, vote_id: 'vt_1' } };
const VOTE = {
  vote_id: 'vt_1',
  title: '先改哪一段？',
  options: [
    { text: '开头', count: 12 },
    { text: '中间', count: 30 },
    { text: '结尾', count: 8 },
  ],
  is_multiple: false,
  is_open: true,
  voters: 50,
  mine: [],
};

export const examples: Example[] = [
  { name: 'typical', props: PROPS, data: { page: ROOM, vote: VOTE, cast: { ...VOTE, mine: [1] } } },
  { name: 'said', props: PROPS, data: { page: ROOM, vote: { ...VOTE, mine: [1] } } },
  { name: 'several', props: PROPS, data: { page: ROOM, vote: { ...VOTE, is_multiple: true } } },
];
