/** Named configs of live-hearts. */
import { SAMPLE_ROOM, SAMPLE_STATE } from '#schemas/live/sample-room.ts';
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Example = RendererExample<StoredPropsOf<typeof definition>>;

const PROPS = { alive_id: SAMPLE_ROOM.base.alive_id };
export const examples: Example[] = [
  {
    name: 'typical',
    props: PROPS,
    data: { page: { ...SAMPLE_ROOM, state: { ...SAMPLE_STATE, reactions: 1204 } }, react: { taken: 1 } },
  },
  {
    name: 'before',
    props: PROPS,
    data: { page: { ...SAMPLE_ROOM, state: { ...SAMPLE_STATE, alive_state: 0 } } },
  },
];
