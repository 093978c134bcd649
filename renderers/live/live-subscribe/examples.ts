/** Named configs of live-subscribe. */
import { SAMPLE_ROOM, SAMPLE_START, SAMPLE_STATE } from '#schemas/live/sample-room.ts';
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Example = RendererExample<StoredPropsOf<typeof definition>>;

const PROPS = { alive_id: SAMPLE_ROOM.base.alive_id };
const ROOM = {
  ...SAMPLE_ROOM,
  door: 'soon',
  state: { ...SAMPLE_STATE, alive_state: 0, start_ts: SAMPLE_START + 3600 },
};

export const examples: Example[] = [
  { name: 'typical', props: PROPS, data: { page: ROOM, subscribe: { is_subscribed: true } } },
  {
    name: 'subscribed',
    props: PROPS,
    data: { page: { ...ROOM, viewer: { ...SAMPLE_ROOM.viewer, is_subscribed: true } } },
  },
];
