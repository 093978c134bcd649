/** Named configs of live-intro. */
import { SAMPLE_ROOM, SAMPLE_START } from '#schemas/live/sample-room.ts';
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Example = RendererExample<StoredPropsOf<typeof definition>>;

const { alive_id, title, summary, teacher } = SAMPLE_ROOM.base;
const PROPS = { alive_id, title, summary, teacher, start_ts: SAMPLE_START };

export const examples: Example[] = [
  { name: 'typical', props: PROPS, data: { page: SAMPLE_ROOM } },
  { name: 'minimal', props: { ...PROPS, summary: '', teacher: '', start_ts: 0 } },
];
