/** Named configs of live-slides. */
import { SAMPLE_ROOM } from '#schemas/live/sample-room.ts';
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Example = RendererExample<StoredPropsOf<typeof definition>>;

const IMGS = ['build-from-zero', 'corner-light', 'first-draft-night'].map((name, index) => ({
  server_id: `s_${String(index + 1)}`,
  url: `/demo/covers/${name}.svg`,
}));
const ROOM = {
  ...SAMPLE_ROOM,
  state: { ...SAMPLE_ROOM.state, page: 's_2' },
  ppt: { imgs: IMGS, current_preview_page: 's_2' },
};

export const examples: Example[] = [
  { name: 'typical', props: { alive_id: SAMPLE_ROOM.base.alive_id }, data: { page: ROOM } },
  {
    name: 'first',
    props: { alive_id: SAMPLE_ROOM.base.alive_id },
    data: { page: { ...ROOM, state: { ...ROOM.state, page: 's_1' } } },
  },
];
