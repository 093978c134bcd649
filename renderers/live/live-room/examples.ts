/** Named configs of live-room. */
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { SAMPLE_ROOM } from '#schemas/live/sample-room.ts';
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Example = RendererExample<StoredPropsOf<typeof definition>>;

const PROPS = { alive_id: SAMPLE_ROOM.base.alive_id, product_id: '' };

const SOON = {
  ...SAMPLE_ROOM,
  door: 'soon' as const,
  state: { ...SAMPLE_ROOM.state, alive_state: LIVE_STATE.notStarted },
};

export const examples: Example[] = [
  { name: 'typical', props: PROPS, data: { page: SAMPLE_ROOM } },
  { name: 'upcoming', props: PROPS, data: { page: SOON } },
];
