/** Named configs of live-host-sign. */
import { SAMPLE_ROOM, SAMPLE_STATE } from '#schemas/live/sample-room.ts';
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Example = RendererExample<StoredPropsOf<typeof definition>>;

const PROPS = { alive_id: SAMPLE_ROOM.base.alive_id };
const ROOM = { ...SAMPLE_ROOM, viewer: { ...SAMPLE_ROOM.viewer, role: 'host' } };

export const examples: Example[] = [
  {
    name: 'typical',
    props: PROPS,
    data: { page: ROOM, start: { sign_id: 'sg_1', time: 60, expire_at: SAMPLE_ROOM.state.start_ts + 60 } },
  },
  {
    name: 'running',
    props: PROPS,
    data: { page: { ...ROOM, state: { ...SAMPLE_STATE, sign_id: 'sg_1' } } },
  },
];
