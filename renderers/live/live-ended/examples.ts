/** Named configs of live-ended. */
import { SAMPLE_ROOM } from '#schemas/live/sample-room.ts';
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Example = RendererExample<StoredPropsOf<typeof definition>>;

const PROPS = { alive_id: SAMPLE_ROOM.base.alive_id };

export const examples: Example[] = [{ name: 'typical', props: PROPS, data: { page: SAMPLE_ROOM } }];
