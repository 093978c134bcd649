/** Named configs of live-ended. */
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { SAMPLE_ROOM, SAMPLE_START } from '#schemas/live/sample-room.ts';
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Example = RendererExample<StoredPropsOf<typeof definition>>;

const PROPS = { alive_id: SAMPLE_ROOM.base.alive_id };

const OVER = {
  ...SAMPLE_ROOM,
  door: 'ended' as const,
  state: { ...SAMPLE_ROOM.state, alive_state: LIVE_STATE.ended, end_ts: SAMPLE_START + 5400 },
};

export const examples: Example[] = [
  { name: 'typical', props: PROPS, data: { page: OVER } },
  {
    name: 'expired',
    props: PROPS,
    data: {
      page: {
        ...OVER,
        door: 'expired',
        state: { ...OVER.state, is_lookback: true, lookback_end_ts: SAMPLE_START + 86_400 },
      },
    },
  },
];
