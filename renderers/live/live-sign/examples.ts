/** Named configs of live-sign. */
import { SAMPLE_ROOM, SAMPLE_START, SAMPLE_STATE } from '#schemas/live/sample-room.ts';
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Example = RendererExample<StoredPropsOf<typeof definition>>;

const PROPS = { alive_id: SAMPLE_ROOM.base.alive_id };
const ROOM = { ...SAMPLE_ROOM, state: { ...SAMPLE_STATE, sign_id: 'sg_1' } };
const SIGN = {
  sign_id: 'sg_1',
  time: 120,
  expire_at: SAMPLE_START + 120,
  is_signed: false,
  count: 36,
  server_time: SAMPLE_START * 1000,
};

export const examples: Example[] = [
  {
    name: 'typical',
    props: PROPS,
    data: { page: ROOM, sign: SIGN, commit: { ...SIGN, signed_ts: SAMPLE_START } },
  },
  { name: 'signed', props: PROPS, data: { page: ROOM, sign: { ...SIGN, is_signed: true } } },
];
