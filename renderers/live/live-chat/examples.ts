/** Named configs of live-chat. */
import { SAMPLE_LOG, SAMPLE_ROOM, sampleEvent } from '#schemas/live/sample-room.ts';
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Example = RendererExample<StoredPropsOf<typeof definition>>;

const PROPS = { alive_id: SAMPLE_ROOM.base.alive_id };

const HOST = { ...SAMPLE_ROOM, viewer: { ...SAMPLE_ROOM.viewer, role: 'host' as const } };
const SHUT = { ...SAMPLE_ROOM, state: { ...SAMPLE_ROOM.state, forbid_talk: true, pinned: sampleEvent(1) } };
const EMPTY = { ...SAMPLE_ROOM, state: { ...SAMPLE_ROOM.state, offset: 0 } };

export const examples: Example[] = [
  { name: 'typical', props: PROPS, data: { page: SAMPLE_ROOM, messages: SAMPLE_LOG } },
  { name: 'host', props: PROPS, data: { page: HOST, messages: SAMPLE_LOG } },
  { name: 'shut', props: PROPS, data: { page: SHUT, messages: SAMPLE_LOG } },
  { name: 'empty', props: PROPS, data: { page: EMPTY, messages: { ...SAMPLE_LOG, list: [], offset: 0 } } },
];
