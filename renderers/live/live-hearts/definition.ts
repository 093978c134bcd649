/** Hearts: one sends them, all of them rise (reduced motion: the number alone). */
import { Type } from 'typebox';
import { livePageGet } from '#schemas/api/live/rooms.ts';
import { liveReact } from '#schemas/api/live/hearts.ts';
import { GoodsId } from '#schemas/content/goods-id.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'live-hearts',
  family: 'live',
  title: { cn: '直播点赞', en: 'Live hearts' },
  description: {
    cn: '点赞按钮与飘起的爱心；减少动态效果时只显示数量',
    en: 'A button and rising hearts; with reduced motion the number alone',
  },
  offers: 'live-module',
  uses: ['live'],
  hydrate: 'load',
  actions: { page: { endpoint: livePageGet }, react: { endpoint: liveReact } },
  intents: ['login.open'],
  props: Type.Object({ alive_id: GoodsId }, { additionalProperties: false }),
});
