/** Named configs of live-stutter. */
import { SAMPLE_ROOM } from '#schemas/live/sample-room.ts';
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Example = RendererExample<StoredPropsOf<typeof definition>>;

const TIPS = {
  stalls: 3,
  stall_seconds: 2,
  within_seconds: 60,
  actions: ['quality', 'refresh', 'feedback'],
};

export const examples: Example[] = [
  {
    name: 'typical',
    props: { alive_id: SAMPLE_ROOM.base.alive_id },
    data: { page: SAMPLE_ROOM, tips: TIPS, feedback: {} },
  },
  {
    name: 'feedback',
    props: { alive_id: SAMPLE_ROOM.base.alive_id },
    data: { page: SAMPLE_ROOM, tips: { ...TIPS, actions: ['feedback'] }, feedback: {} },
  },
];
