/** Named configs of live-before. */
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { SAMPLE_ROOM, SAMPLE_START } from '#schemas/live/sample-room.ts';
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Example = RendererExample<StoredPropsOf<typeof definition>>;

const { alive_id, title, cover, teacher } = SAMPLE_ROOM.base;
const PROPS = { alive_id, title, cover, teacher, start_ts: SAMPLE_START };

const SOON = {
  ...SAMPLE_ROOM,
  door: 'soon' as const,
  state: { ...SAMPLE_ROOM.state, alive_state: LIVE_STATE.notStarted },
};

const AHEAD = { enabled: true, urls: [cover], hosts: [] };

export const examples: Example[] = [
  { name: 'typical', props: PROPS, data: { page: SOON, preheat: AHEAD } },
  {
    name: 'minimal',
    props: { ...PROPS, cover: '', teacher: '', start_ts: 0 },
    data: { page: SOON, preheat: AHEAD },
  },
];
