/** What a good costs and the one thing to do about it: the same for all at first, then what the person here may do (D67-D69). */
import { Type } from 'typebox';
import { goodsRemindGet, goodsRemindSet } from '#schemas/api/reminders/reminders.ts';
import { goodsPasswordCheck } from '#schemas/api/access/goods-access.ts';
import {
  DetailLimitsSchema,
  LiveFactsSchema,
  OfferSchema,
  OPENED,
  SkuSchema,
} from '#schemas/content/detail.ts';
import { GoodsId, GoodsType } from '#schemas/content/goods-id.ts';
import { RefundTermsSchema } from '#schemas/order/refund-rule.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { ChoiceSchema } from '#schemas/page/fragments.ts';

export const definition = defineRenderer({
  kind: 'buy-box',
  family: 'detail',
  title: { cn: '购买框', en: 'Buy box' },
  description: {
    cn: '价格、倒计时、退款说明和唯一的主按钮：购买、学习、输入密码……随状态变化',
    en: 'Price, countdown, refund terms and the one action, which follows the state: buy, study, enter a password',
  },
  offers: 'screen',
  uses: ['goods'],
  hydrate: 'idle',
  actions: {
    password: { endpoint: goodsPasswordCheck },
    reminder: { endpoint: goodsRemindGet },
    remind: { endpoint: goodsRemindSet },
  },
  intents: ['login.open', 'membership.ask', 'page.go', 'study.begin'],
  props: Type.Object(
    {
      goods: Type.Object({ id: GoodsId, type: GoodsType, title: Type.String() }),
      state: ChoiceSchema(['on', 'hidden']),
      offer: OfferSchema,
      skus: Type.Array(SkuSchema),
      limits: DetailLimitsSchema,
      live: LiveFactsSchema,
      refund: RefundTermsSchema,
      /** Where study begins, in a good that holds lessons; empty and 0 for one that is a lesson itself. */
      first_lesson: Type.Object({ id: Type.String(), type: Type.Integer() }),
      /** What the address says of where it is opened (M22). */
      opened: Type.Object({
        ...OPENED,
        /** Who may enter the room of a live stays all the same (D29). */
        stay: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
      }),
    },
    { additionalProperties: false },
  ),
});
