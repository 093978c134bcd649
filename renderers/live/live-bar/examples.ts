/** Named configs of live-bar. */
import { SAMPLE_ROOM } from '#schemas/live/sample-room.ts';
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Example = RendererExample<StoredPropsOf<typeof definition>>;

const { alive_id, title } = SAMPLE_ROOM.base;
const PROPS = { alive_id, title };

export const examples: Example[] = [
  { name: 'typical', props: PROPS, data: { page: SAMPLE_ROOM } },
  {
    name: 'long-text',
    props: {
      ...PROPS,
      title: 'A live with a title that is far too long for one line of a narrow window and is cut short',
    },
    data: { page: SAMPLE_ROOM },
  },
];
