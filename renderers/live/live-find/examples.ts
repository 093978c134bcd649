/** Named configs of live-find. */
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { SAMPLE_LOG, SAMPLE_ROOM } from '#schemas/live/sample-room.ts';
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Example = RendererExample<StoredPropsOf<typeof definition>>;

const PAGE = {
  ...SAMPLE_ROOM,
  state: { ...SAMPLE_ROOM.state, alive_state: LIVE_STATE.ended, is_lookback: true },
};

export const examples: Example[] = [
  {
    name: 'typical',
    props: { alive_id: SAMPLE_ROOM.base.alive_id },
    data: { page: PAGE, events: { list: SAMPLE_LOG.list, next_offset: 0 } },
  },
  {
    name: 'nothing',
    props: { alive_id: SAMPLE_ROOM.base.alive_id },
    data: { page: PAGE, events: { list: [], next_offset: 0 } },
  },
];
