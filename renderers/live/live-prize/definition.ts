/** A round prize over the stage: joined until its countdown ends, then who won, and where it is sent (M247, M248, D100). */
import { Type } from 'typebox';
import { livePageGet } from '#schemas/api/live/rooms.ts';
import {
  livePrizeCardSave,
  livePrizeGet,
  livePrizeJoin,
  livePrizeWinners,
} from '#schemas/api/live/prizes.ts';
import { GoodsId } from '#schemas/content/goods-id.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'live-prize',
  family: 'live',
  title: { cn: '直播抽奖', en: 'Live prize' },
  description: {
    cn: '倒计时、参与条件、参与按钮；开奖后显示中奖名单，中奖者填写收货信息',
    en: 'Countdown, condition and joining; after the draw who won, and where a winner has it sent',
  },
  offers: 'live-module',
  uses: ['live'],
  hydrate: 'load',
  actions: {
    page: { endpoint: livePageGet },
    prize: { endpoint: livePrizeGet },
    join: { endpoint: livePrizeJoin },
    winners: { endpoint: livePrizeWinners },
    card: { endpoint: livePrizeCardSave },
  },
  intents: ['login.open', 'message.toast'],
  props: Type.Object({ alive_id: GoodsId }, { additionalProperties: false }),
});
