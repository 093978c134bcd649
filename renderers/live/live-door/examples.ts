/** Named configs of live-door. */
import { SAMPLE_ROOM, SAMPLE_START } from '#schemas/live/sample-room.ts';
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Example = RendererExample<StoredPropsOf<typeof definition>>;

const PROPS = { alive_id: SAMPLE_ROOM.base.alive_id, form_id: '' };
const LOOK = { expire_type: 1, start: SAMPLE_START, expire: SAMPLE_START + 95, server_time: SAMPLE_START };

export const examples: Example[] = [
  { name: 'typical', props: PROPS, data: { page: { ...SAMPLE_ROOM, look: LOOK } } },
  { name: 'over', props: PROPS, data: { page: { ...SAMPLE_ROOM, door: 'look', look: LOOK } } },
  { name: 'form', props: PROPS, data: { page: { ...SAMPLE_ROOM, door: 'form', form_id: 'entry' } } },
];
