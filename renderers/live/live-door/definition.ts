/** What stands between somebody who is let in and the stage: a form to fill in first, or the end of the time to look (D91, M249, D103). */
import { Type } from 'typebox';
import { livePageGet } from '#schemas/api/live/rooms.ts';
import { GoodsId } from '#schemas/content/goods-id.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'live-door',
  family: 'live',
  title: { cn: '直播入场', en: 'Live door' },
  description: {
    cn: '进入前填写信息；试看倒计时，试看结束后引导购买',
    en: 'A form before entering; how long somebody may look, and buying once that is over',
  },
  offers: 'live-module',
  uses: ['live'],
  hydrate: 'load',
  actions: { page: { endpoint: livePageGet } },
  intents: ['login.open'],
  slots: { form: { kinds: ['info-form'], max: 1 } },
  props: Type.Object(
    {
      alive_id: GoodsId,
      /** The form in its slot; empty for none. */
      form_id: Type.String({ pattern: '^[A-Za-z0-9_-]{0,64}$' }),
    },
    { additionalProperties: false },
  ),
});
