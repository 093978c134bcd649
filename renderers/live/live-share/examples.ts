/** Named configs of live-share. */
import { SAMPLE_ROOM } from '#schemas/live/sample-room.ts';
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Example = RendererExample<StoredPropsOf<typeof definition>>;

const PROPS = { alive_id: SAMPLE_ROOM.base.alive_id };
const URL = 'https://shop.example.com/live/l_1';
const share = (...more: { kind: string; url: string }[]) => ({
  title: SAMPLE_ROOM.base.title,
  url: URL,
  cover: SAMPLE_ROOM.base.cover,
  list: [{ kind: 'link', url: URL }, ...more],
});

export const examples: Example[] = [
  {
    name: 'typical',
    props: PROPS,
    data: {
      page: SAMPLE_ROOM,
      share: share(),
    },
  },
  {
    name: 'poster',
    props: PROPS,
    data: {
      page: SAMPLE_ROOM,
      share: share({ kind: 'poster', url: SAMPLE_ROOM.base.cover }),
    },
  },
];
