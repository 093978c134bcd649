/** Named configs of live-stage. */
import { ALIVE_TYPE } from '#schemas/live/kinds.ts';
import { SAMPLE_ROOM } from '#schemas/live/sample-room.ts';
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Example = RendererExample<StoredPropsOf<typeof definition>>;

const PROPS = { alive_id: SAMPLE_ROOM.base.alive_id, is_quiet: false };
const MEDIA = {
  ...SAMPLE_ROOM.media,
  alive_video_url: '/demo/media/window-light.mp4',
  poster: SAMPLE_ROOM.base.cover,
};
const VOICE = {
  ...SAMPLE_ROOM,
  base: { ...SAMPLE_ROOM.base, alive_type: ALIVE_TYPE.voice, courseware_image: SAMPLE_ROOM.base.cover },
  media: MEDIA,
};

export const examples: Example[] = [
  { name: 'typical', props: PROPS, data: { page: { ...SAMPLE_ROOM, media: MEDIA } } },
  { name: 'voice', props: PROPS, data: { page: VOICE } },
];
