/** Named configs of live-push. */
import { SAMPLE_ROOM, SAMPLE_START, SAMPLE_STATE, sampleEvent } from '#schemas/live/sample-room.ts';
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Example = RendererExample<StoredPropsOf<typeof definition>>;

const PROPS = { alive_id: SAMPLE_ROOM.base.alive_id };
const GOODS = sampleEvent(6, {
  kind: 'goods',
  content: '一年写作练习',
  data: { goods_id: 'p_1', goods_type: 6, cover: SAMPLE_ROOM.base.cover, price: 19_900 },
});
const ROOM = {
  ...SAMPLE_ROOM,
  server_time: SAMPLE_START * 1000 + 25_000,
  state: { ...SAMPLE_STATE, offset: 6 },
};

export const examples: Example[] = [
  {
    name: 'typical',
    props: PROPS,
    data: {
      page: ROOM,
      messages: { list: [GOODS], epoch: 'e1', offset: 6, recovered: true, server_time: ROOM.server_time },
    },
  },
  {
    name: 'coupon',
    props: PROPS,
    data: {
      page: ROOM,
      messages: {
        list: [
          sampleEvent(6, {
            kind: 'coupon',
            content: '直播间专享',
            data: { coupon_id: 'c_1', amount: 2000, threshold: 9900 },
          }),
        ],
        epoch: 'e1',
        offset: 6,
        recovered: true,
        server_time: ROOM.server_time,
      },
      claim: { coupon_id: 'c_1', claimed_ts: SAMPLE_START, left: 3 },
    },
  },
];
