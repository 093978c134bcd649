/** Named configs of live-marquee. */
import { SAMPLE_ROOM } from '#schemas/live/sample-room.ts';
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Example = RendererExample<StoredPropsOf<typeof definition>>;

const PROPS = { alive_id: SAMPLE_ROOM.base.alive_id };
const MARQUEE = { enabled: true, text: '小满 0001', color: '#ffffff', opacity: 0.35, size: 16, speed: 60 };

export const examples: Example[] = [
  { name: 'typical', props: PROPS, data: { page: { ...SAMPLE_ROOM, marquee: MARQUEE }, marquee: MARQUEE } },
  { name: 'off', props: PROPS, data: { page: SAMPLE_ROOM } },
];
